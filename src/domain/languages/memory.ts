/**
 * What is remembered of a translation: the text it was made from and the translation itself, each
 * as a print of it.
 */
type Pair = readonly [source: string, own: string]

/** By place in the document, by language. */
export type TranslationMemory = Readonly<Record<string, Readonly<Record<string, Pair>>>>

/** A text of a document in all languages: a print of each, empty where nothing stands. */
export type FingerprintedText = {
  path: string
  prints: Readonly<Record<string, string>>
  /** Whether the site shows another text of the document where this one is empty. */
  fallsBack: boolean
  /**
   * Whether a change in the main language makes the others worth a look. Addresses are not
   * translations.
   */
  follows: boolean
}

export type Mark = 'missing' | 'fallsBack' | 'outdated'

/**
 * The memory after a save. A translation that was touched is one of the text that stands now; one that was not stays that of
 * the text it was made from. What is seen for the first time is taken to be right.
 */
export function remember(
  before: TranslationMemory,
  texts: readonly FingerprintedText[],
  main: string,
): TranslationMemory {
  return Object.fromEntries(
    texts
      .filter(({ follows }) => follows)
      .map(({ path, prints: fingerprints }) => {
        const source = fingerprints[main] ?? ''
        const pairs = Object.entries(fingerprints).flatMap(
          ([locale, fingerprint]): [string, Pair][] => {
            if (locale === main || fingerprint === '') return []
            const known = before[path]?.[locale]
            return [[locale, known && known[1] === fingerprint ? known : [source, fingerprint]]]
          },
        )
        return [path, Object.fromEntries(pairs)]
      }),
  )
}

/** A colleague looked and found these translations still right. */
export function confirm(
  memory: TranslationMemory,
  texts: readonly FingerprintedText[],
  confirmed: readonly { path: string; locale: string }[],
  main: string,
): TranslationMemory {
  const changed: Record<string, Readonly<Record<string, Pair>>> = { ...memory }
  for (const { path, locale } of confirmed) {
    const text = texts.find((one) => one.path === path)
    const fingerprint = text?.prints[locale] ?? ''
    if (text?.follows && locale !== main && fingerprint !== '')
      changed[path] = { ...changed[path], [locale]: [text.prints[main] ?? '', fingerprint] }
  }
  return changed
}

/** Returns whether a text is missing or outdated in a language. */
export function markOf(
  { path, prints: fingerprints, fallsBack, follows }: FingerprintedText,
  locale: string,
  main: string,
  memory: TranslationMemory,
): Mark | undefined {
  if (!fingerprints[locale]) {
    if (!Object.values(fingerprints).some((print) => print !== '')) return undefined
    return fallsBack ? 'fallsBack' : 'missing'
  }
  const source = fingerprints[main] ?? ''
  const pair = memory[path]?.[locale]
  return follows && locale !== main && source !== '' && pair !== undefined && pair[0] !== source
    ? 'outdated'
    : undefined
}

export type LanguageState = { texts: number; missing: number; outdated: number; isHidden: boolean }

/** How far a document is in a language. A text that another one stands in for is not missing. */
export function stateOf(
  texts: readonly FingerprintedText[],
  locale: string,
  main: string,
  memory: TranslationMemory,
  isHidden: boolean,
): LanguageState {
  const marks = texts.map((text) => markOf(text, locale, main, memory))
  const count = (mark: Mark) => marks.filter((one) => one === mark).length
  return {
    texts: texts.filter(({ prints: fingerprints }) => fingerprints[locale]).length,
    missing: count('missing'),
    outdated: count('outdated'),
    isHidden,
  }
}
