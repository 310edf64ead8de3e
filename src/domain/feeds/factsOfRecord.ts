import {
  factKindOf,
  factNames,
  factValueOf,
  type Facts,
  type FactValue,
  type FeedFact,
} from './facts'
import { epcLabelNamed } from './feedWords'
import { oneLine, plainLine, type FeedRecord } from './listing'
import { NO_MEANING, type MappedWords } from './mappedWords'
import { permissions } from './permissions'

/** A fact that cannot hold what the feed says; a word is one that staff can give a meaning. */
export type LeftOut = { name: FeedFact; value: string; isWord: boolean }

/** What a fact holds of an input: its own value, or the one that staff gave to the word. */
function valueOf(
  name: FeedFact,
  input: FactValue,
  today: Date,
  mapped: MappedWords,
): FactValue | undefined {
  if (typeof input !== 'string') return factValueOf(name, input, today)
  const { is } = factKindOf(name)
  const text = is === 'text' ? plainLine(input) : oneLine(input)
  const value = name === 'epcLabel' ? epcLabelNamed(text) : factValueOf(name, text, today)
  if (value !== undefined || is !== 'choice') return value
  const meaning = mapped(name, text)
  return meaning === undefined || meaning === NO_MEANING
    ? undefined
    : factValueOf(name, meaning, today)
}

/** Reads the facts of a record, what no fact can hold, and what is hidden for want of a clear yes. */
export function readFacts(
  values: FeedRecord['facts'],
  today: Date,
  mapped: MappedWords,
): { facts: Facts; leftOut: LeftOut[]; hidden: LeftOut[] } {
  const facts: Facts = {}
  const leftOut: LeftOut[] = []
  const hidden: LeftOut[] = []
  for (const name of factNames) {
    const input = values[name]
    const isPermission = permissions.includes(name)
    if (input === undefined || (input === '' && !isPermission)) continue
    const value = valueOf(name, input, today, mapped)
    const isBlank = typeof input === 'string' && oneLine(input) === ''
    if (isPermission && (value === undefined || isBlank)) {
      // What has been seen cannot be taken back: a permission that cannot be read is none.
      facts[name] = false
      hidden.push({ name, value: oneLine(String(input)), isWord: false })
    } else if (value === undefined) {
      const text = oneLine(String(input))
      const isWord = factKindOf(name).is === 'choice' && mapped(name, text) === undefined
      leftOut.push({ name, value: text, isWord })
    } else if (value !== '') facts[name] = value
  }
  return { facts, leftOut, hidden }
}
