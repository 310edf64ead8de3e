import type { Facts, FeedFact } from './facts'
import type { Reason, RowNote } from './reasons'

/** What lets visitors see a price or an address. */
export const permissions: readonly FeedFact[] = ['publishPrice', 'publishAddress']

/**
 * Keeps hidden what the feed hid last, when it now says nothing of it: a column or a field that goes
 * missing is no permission, and what has been seen cannot be taken back.
 */
export function keepHidden(
  facts: Facts,
  before: Facts | undefined,
): { facts: Facts; notes: Reason<RowNote>[] } {
  const stillRefused = permissions.filter(
    (name) => facts[name] === undefined && before?.[name] === false,
  )
  if (stillRefused.length === 0) return { facts, notes: [] }
  return {
    facts: { ...facts, ...Object.fromEntries(stillRefused.map((name) => [name, false])) },
    notes: [{ code: 'hidden', facts: stillRefused, text: stillRefused.map(() => '–').join('; ') }],
  }
}
