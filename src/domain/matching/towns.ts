import { slugify } from '../slug'

/** A town as somebody may write it: by its code, or by its name in any language. */
export type KnownTown = { id: string; zip: string; names: readonly string[] }

const MOST = 30
const PART = /^(?:(\d{4})\s*)?(.*?)(?:\s*\(?(\d{4})\)?)?$/

const meets = ({ zip, names }: KnownTown, code: string | undefined, name: string): boolean =>
  (code === undefined || zip === code) && (name === '' || names.some((one) => slugify(one) === name))

function townsIn(part: string, known: readonly KnownTown[]): KnownTown[] {
  const [, before, name = '', after] = PART.exec(part) ?? []
  return known.filter((town) => meets(town, before ?? after, slugify(name)))
}

/** What was written with commas in between: "Gent, 3000, Leuven 3010". Nothing when a part of it is no town, or there are too many. */
export function readTowns(text: string, known: readonly KnownTown[]): string[] | undefined {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const found = parts.map((part) => townsIn(part, known))
  if (parts.length > MOST || found.some((towns) => towns.length === 0)) return undefined
  return [...new Set(found.flat().map(({ id }) => id))]
}
