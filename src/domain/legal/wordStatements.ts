import type { Advertised } from './advertised'
import { excludingWordsIn } from './excludingWords'
import { promisesIn } from './promise'

/** The statements of the law that an advertisement makes by leaving words out. */
const wordStatements = ['noPromise', 'noExclusion'] as const
export type WordStatement = (typeof wordStatements)[number]

export const isWordStatement = (statement: string): statement is WordStatement =>
  wordStatements.some((one) => one === statement)

/** Returns the phrases of a text that a statement forbids. */
export const forbiddenIn = (
  statement: WordStatement,
  text: string,
  { excludingWords }: Pick<Advertised, 'excludingWords'>,
): string[] =>
  statement === 'noPromise' ? promisesIn(text) : excludingWordsIn(text, excludingWords ?? undefined)
