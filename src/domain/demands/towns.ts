import { slugify } from '../lib/slug'

/** A town with its postal code and its names in all languages. */
export type KnownTown = { id: string; zip: string; names: readonly string[] }

const MAX_TOWNS = 30
const CODE_BEFORE = /^\d{4}/
const CODE_AFTER = /(\d{4})\)?$/

const matchesTown = ({ zip, names }: KnownTown, code: string | undefined, name: string): boolean =>
  (code === undefined || zip === code) &&
  (name === '' || names.some((one) => slugify(one) === name))

function townsIn(part: string, knownTowns: readonly KnownTown[]): KnownTown[] {
  const [before = ''] = CODE_BEFORE.exec(part) ?? []
  const rest = part.slice(before.length)
  const after = CODE_AFTER.exec(rest)
  const name = slugify(rest.slice(0, after?.index))
  return knownTowns.filter((town) => matchesTown(town, before || after?.[1], name))
}

/**
 * Reads a list such as "Gent, 3000, Leuven 3010". Undefined when a part is no known town, or there
 * are too many.
 */
export function readTowns(text: string, knownTowns: readonly KnownTown[]): string[] | undefined {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const townsByPart = parts.map((part) => townsIn(part, knownTowns))
  if (parts.length > MAX_TOWNS || townsByPart.some((towns) => towns.length === 0)) return undefined
  return [...new Set(townsByPart.flat().map(({ id }) => id))]
}
