/** The longest message of an owner to their agent. */
export const MAX_MESSAGE = 4000

/** Why a message of an owner was not sent; "ended" is their session. */
export const messageProblems = ['empty', 'long', 'often', 'unknown', 'ended'] as const
export type MessageProblem = (typeof messageProblems)[number]
