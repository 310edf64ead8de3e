import { foldHeading } from './table'
import type { Listing } from './listing'

/** A property that another source brought, or that somebody made, as far as it can be found again. */
export type KnownProperty = {
  property: string
  reference: number
  recordFile: string | null
  uniqueCode: string | null
  goal: string | null
  type: number | null
  zip: string | null
  street: string | null
  houseNumber: string | null
  boxNumber: string | null
}

/** One property that it is for sure, or those that it could be. */
export type Match = { sure: string } | { unsure: string[] } | undefined

const fold = (value: unknown): string => foldHeading(String(value ?? ''))

/** The number in "12" and "12 bis" is another house, so the whole is compared. */
const addressOf = (
  zip: unknown,
  { street, houseNumber, boxNumber }: Pick<KnownProperty, 'street' | 'houseNumber' | 'boxNumber'>,
): string =>
  street && houseNumber ? [zip, street, houseNumber, boxNumber].map(fold).join(' ') : ''

/** Looks properties up by what sources know of them. */
export function createMatcher(known: readonly KnownProperty[]) {
  const byName = new Map<string, KnownProperty[]>()
  const add = (kind: string, value: unknown, one: KnownProperty) => {
    const name = `${kind} ${fold(value)}`
    if (fold(value) !== '')
      byName.set(name, [...(byName.get(name) ?? []).filter((other) => other !== one), one])
  }
  for (const one of known) {
    add('number', one.reference, one)
    add('number', one.recordFile, one)
    add('code', one.uniqueCode, one)
    add('address', addressOf(one.zip, one), one)
  }
  const find = (kind: string, value: unknown) => byName.get(`${kind} ${fold(value)}`) ?? []

  /**
   * Finds the property of a listing. A number or code is sure when nothing contradicts it: the town,
   * the goal, the type and the address are the same where both are known. So is an address that is
   * the only one. Anything else is asked.
   */
  return ({ facts, place, type }: Listing): Match => {
    const address = addressOf(place.zip, {
      street: String(facts.street ?? ''),
      houseNumber: String(facts.houseNumber ?? ''),
      boxNumber: String(facts.boxNumber ?? ''),
    })
    const named = new Set([
      ...find('number', facts.reference),
      ...find('number', facts.recordFile),
      ...find('code', facts.uniqueCode),
    ])
    const neighbours = find('address', address)
    const fits = (one: KnownProperty) =>
      (one.zip === null || place.zip === '' || one.zip === place.zip) &&
      (one.goal === null || one.goal === facts.goal) &&
      (one.type === null || one.type === type) &&
      (address === '' || addressOf(one.zip, one) === '' || addressOf(one.zip, one) === address)
    const all = [...new Set([...named, ...neighbours])]
    const fitting = all.filter(fits)
    const [only] = fitting
    // What a number names must not be another than what the address names.
    const isOne = fitting.length === 1 && [...named].every((one) => one === only)
    if (only && isOne) return { sure: only.property }
    return all.length === 0 ? undefined : { unsure: all.map(({ property }) => property) }
  }
}
