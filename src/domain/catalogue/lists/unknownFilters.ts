/** The filters whose values name something that may not exist here. */
export const namedFilters = ['city', 'type', 'near', 'province', 'region'] as const
export type NamedFilter = (typeof namedFilters)[number]

/** A value of a filter that names nothing that the lists know. */
export type UnknownFilter = { key: NamedFilter; text: string }

type Query = Readonly<Record<string, readonly string[]>>

/** More than a visitor mistypes. */
const MAX_UNKNOWN = 5
const MAX_TEXT_LENGTH = 60

/** What is shown of a value that anybody may have written into an address. */
const tidy = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim()]
    .slice(0, MAX_TEXT_LENGTH)
    .join('')
    .trim()
    .toWellFormed()

const isNamed = (key: string | undefined): key is NamedFilter =>
  namedFilters.some((one) => one === key)

function parse(value: string): UnknownFilter[] {
  const [, key, rest = ''] = /^([a-z]+):(.*)$/s.exec(value) ?? []
  const text = tidy(rest)
  return isNamed(key) && text !== '' ? [{ key, text }] : []
}

/**
 * The values in a query that name nothing: those that an earlier redirect put in `unknown`, and
 * those of the filters for which `isKnown` is false. Each once, and only the first few.
 */
export function unknownFilters(
  query: Query,
  isKnown: (key: NamedFilter, value: string) => boolean,
): UnknownFilter[] {
  const unknownValues = namedFilters.flatMap((key) =>
    (query[key] ?? [])
      .slice(0, MAX_UNKNOWN)
      .filter((value) => value.trim() !== '' && !isKnown(key, value))
      .flatMap((value) => parse(`${key}:${value}`)),
  )
  const all = [...(query.unknown ?? []).slice(0, MAX_UNKNOWN).flatMap(parse), ...unknownValues]
  const once = new Map(all.map((one) => [`${one.key}:${one.text}`, one]))
  return [...once.values()].slice(0, MAX_UNKNOWN)
}

/** The values as an address holds them. */
export const unknownQuery = (unknown: readonly UnknownFilter[]): Query =>
  unknown.length > 0 ? { unknown: unknown.map(({ key, text }) => `${key}:${text}`) } : {}
