/** What somebody logs in to: owners to the portal, staff to the studio. */
export const accountKinds = ['owners', 'users'] as const
export type AccountKind = (typeof accountKinds)[number]

export const PASSWORD_LENGTH = 12
/** Longer than any phrase somebody remembers. */
export const LONGEST_PASSWORD = 200

/** Seconds within which wrong tries are counted. */
export const TRIES_WINDOW = 600
export const tries = {
  /** From one address, whichever accounts are tried. */
  address: 20,
  /** At one account from one address, or from one browser that has been let in before. */
  account: 5,
  /** At one account from everywhere else: then it opens by mail alone, or in a browser it knows. */
  everywhere: 30,
  /** Wrong codes of the second factor at one account. */
  codes: 5,
  /** Mails to one account, and from one address. */
  mails: 3,
  mailsOfAddress: 10,
} as const

/** What a link in a mail is for, and for how many minutes it opens. */
export const linkMinutes = { invitation: 7 * 24 * 60, password: 60, login: 15, email: 24 * 60 } as const
export type LinkPurpose = keyof typeof linkMinutes

/** What a login or a press on the account page can be answered. Each has its words in the messages. */
export const entryProblems = ['wrong', 'wait', 'busy', 'code', 'codeWait', 'stepOver', 'short', 'different', 'linkOver', 'empty'] as const
export type EntryProblem = (typeof entryProblems)[number]

export const accountProblems = ['present', 'wait', 'busy', 'short', 'different', 'code', 'codeWait', 'email', 'long'] as const
export type AccountProblem = (typeof accountProblems)[number]

export const entryNotices = ['mailed', 'loggedOut', 'emailChanged', 'emailTaken'] as const
export const accountNotices = ['profile', 'password', 'email', 'session', 'factorOn', 'factorOff'] as const
/** The parts of the account page: where a problem is said. */
export const accountParts = ['profile', 'password', 'email', 'sessions', 'factor'] as const
export type AccountPart = (typeof accountParts)[number]

/** The word of a list that a text is, or none. */
export const oneOf = <Word extends string>(words: readonly Word[], text: unknown): Word | undefined => words.find((word) => word === text)

/** As it is stored: an address does not tell capitals from small letters. */
export const loginName = (email: string): string => email.trim().toLowerCase()
