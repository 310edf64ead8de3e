/** What is remembered of a translation: the text it was made from and the translation itself, each as a print of it. */
type Pair = readonly [source: string, own: string]

/** By place in the document, by language. */
export type Memory = Readonly<Record<string, Readonly<Record<string, Pair>>>>

/** A text of a document in all languages: a print of each, empty where nothing stands. */
export type Printed = {
  path: string
  prints: Readonly<Record<string, string>>
  /** Whether the site shows another text of the document where this one is empty. */
  fallsBack: boolean
  /** Whether a change in the main language makes the others worth a look. An address is nobody's translation. */
  follows: boolean
}

export type Mark = 'missing' | 'fallsBack' | 'outdated'

/**
 * The memory after a save. A translation that was touched is one of the text that stands now; one that was not stays that of
 * the text it was made from. What is seen for the first time is taken to be right.
 */
export function remember(before: Memory, texts: readonly Printed[], main: string): Memory {
  return Object.fromEntries(
    texts
      .filter(({ follows }) => follows)
      .map(({ path, prints }) => {
        const source = prints[main] ?? ''
        const pairs = Object.entries(prints).flatMap(([locale, own]): [string, Pair][] => {
          if (locale === main || own === '') return []
          const kept = before[path]?.[locale]
          return [[locale, kept && kept[1] === own ? kept : [source, own]]]
        })
        return [path, Object.fromEntries(pairs)]
      }),
  )
}

/** A colleague looked and found these translations still right. */
export function confirm(memory: Memory, texts: readonly Printed[], confirmed: readonly { path: string; locale: string }[], main: string): Memory {
  const changed: Record<string, Readonly<Record<string, Pair>>> = { ...memory }
  for (const { path, locale } of confirmed) {
    const text = texts.find((one) => one.path === path)
    const own = text?.prints[locale] ?? ''
    if (text?.follows && locale !== main && own !== '') changed[path] = { ...changed[path], [locale]: [text.prints[main] ?? '', own] }
  }
  return changed
}

/** What is to be done about a text in a language. */
export function markOf({ path, prints, fallsBack, follows }: Printed, locale: string, main: string, memory: Memory): Mark | undefined {
  if (!prints[locale]) {
    if (!Object.values(prints).some((print) => print !== '')) return undefined
    return fallsBack ? 'fallsBack' : 'missing'
  }
  const source = prints[main] ?? ''
  const made = memory[path]?.[locale]
  return follows && locale !== main && source !== '' && made !== undefined && made[0] !== source ? 'outdated' : undefined
}

export type LanguageState = { texts: number; missing: number; outdated: number; isHidden: boolean }

/** How far a document is in a language. A text that another one stands in for is not missing. */
export function stateOf(texts: readonly Printed[], locale: string, main: string, memory: Memory, isHidden: boolean): LanguageState {
  const found = texts.map((text) => markOf(text, locale, main, memory))
  const count = (mark: Mark) => found.filter((one) => one === mark).length
  return { texts: texts.filter(({ prints }) => prints[locale]).length, missing: count('missing'), outdated: count('outdated'), isHidden }
}
