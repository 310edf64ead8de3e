/** Why an answer is refused. Each has a sentence in the messages. */
export const refusals = [
  'required',
  'tooLong',
  'invalid',
  'unknown',
  'tooSmall',
  'tooLarge',
  'oneOfBoth',
  'past',
  'reversed',
  'taken',
  'captcha',
  'often',
  'noLinks',
  'gone',
  'preview',
  'tomorrow',
  'noType',
  'noPlace',
  'unknownTown',
] as const
export type Refusal = (typeof refusals)[number]

/** Why a form cannot be taken, by field; under `form` what concerns all of it. */
export type Refused = Readonly<Record<string, Refusal>>
