/** The kinds of accounts: owners log in to the portal, staff to the studio. */
export const accountKinds = ['owners', 'users'] as const
export type AccountKind = (typeof accountKinds)[number]

export const MIN_PASSWORD_LENGTH = 12
/** Longer than any passphrase that a person remembers. */
export const MAX_PASSWORD_LENGTH = 200

/** Seconds within which failed attempts are counted. */
export const ATTEMPT_WINDOW_SECONDS = 600
export const attemptLimits = {
  /** From one address, whichever accounts are tried. */
  address: 20,
  /** At one account from one address, or from one browser that has been let in before. */
  account: 5,
  /**
   * At one account from everywhere else; beyond it the account opens only by email or in a known
   * browser.
   */
  everywhere: 30,
  /** Wrong codes of the second factor at one account. */
  codes: 5,
  /** Mails to one account, and from one address. */
  mails: 3,
  mailsOfAddress: 10,
  /** Challenges for a login with a passkey, from one address: an office may share one. */
  challengesOfAddress: 300,
} as const

/** Minutes for which a link in an email opens, by its purpose. */
export const linkMinutes = {
  invitation: 7 * 24 * 60,
  password: 60,
  login: 15,
  email: 24 * 60,
  factors: 60,
} as const
/**
 * Days after a password that was chosen by a link in an email, in which the second factor is not
 * removed by email: the mailbox alone must not open an account that has one.
 */
export const DAYS_WITHOUT_FACTOR_LINK = 3

export type LinkPurpose = keyof typeof linkMinutes

/**
 * The problems that a login or an action of the account page can report. Each has its words in the
 * messages.
 */
export const entryProblems = [
  'wrong',
  'wait',
  'busy',
  'code',
  'codeWait',
  'stepOver',
  'short',
  'different',
  'linkOver',
  'factorByLink',
  'factorTooSoon',
  'empty',
  'passkey',
] as const
export type EntryProblem = (typeof entryProblems)[number]

export const accountProblems = [
  'present',
  'wait',
  'busy',
  'short',
  'different',
  'code',
  'codeWait',
  'email',
  'long',
  'passkey',
  'stepOver',
  'many',
  'required',
] as const
export type AccountProblem = (typeof accountProblems)[number]

export const entryNotices = [
  'mailed',
  'loggedOut',
  'emailChanged',
  'emailTaken',
  'factorsGone',
] as const
export const accountNotices = [
  'profile',
  'password',
  'email',
  'session',
  'factorOn',
  'factorOff',
  'passkeyAdded',
  'passkeyRemoved',
  'codesMade',
] as const
/** The parts of the account page; a problem is shown beside its part. */
export const accountParts = ['profile', 'password', 'email', 'sessions', 'factor'] as const
export type AccountPart = (typeof accountParts)[number]

/** Returns the word of a list that a text equals, or undefined. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  text: unknown,
): Word | undefined => words.find((word) => word === text)

/** Returns an email address as it is stored: trimmed and in lower case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()
