/** The longest message of an owner to their agent. */
export const MAX_MESSAGE = 4000

/** Why a message of an owner was not sent. */
export const messageProblems = ['empty', 'long', 'often', 'unknown'] as const
export type MessageProblem = (typeof messageProblems)[number]
