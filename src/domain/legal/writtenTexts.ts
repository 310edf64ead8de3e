import { textIn } from './promise'

export type AdvertisedCollection = 'properties' | 'projects'
type TextFields = {
  texts: readonly string[]
  plain: readonly string[]
  rows: Readonly<Record<string, readonly string[]>>
}

/**
 * The texts that staff write themselves in an advertisement, by the paths of their fields: `texts` in each
 * language, `plain` without one, `rows` in each language of each row of a list. Words that the law forbids are
 * searched for in all of them, by every way to publish.
 */
export const writtenTexts: Readonly<Record<AdvertisedCollection, TextFields>> = {
  properties: {
    texts: [
      'title',
      'typeDescription',
      'description',
      'availability',
      'priceUnitText',
      'meta.title',
      'meta.description',
    ],
    plain: ['epcLabelText'],
    rows: { videos: ['title'] },
  },
  projects: {
    texts: ['title', 'description', 'delivery', 'meta.title', 'meta.description'],
    plain: [],
    rows: { constructions: ['title', 'text'] },
  },
}

/** A text with the path of its field, such as `constructions.0.text`. */
export type WrittenText = { path: string; text: string }

function valueAt(value: unknown, path: string): unknown {
  const [, first = path, rest] = /^([^.]+)\.(.+)$/.exec(path) ?? []
  if (typeof value !== 'object' || value === null) return undefined
  const inner: unknown = new Map(Object.entries(value)).get(first)
  return rest === undefined ? inner : valueAt(inner, rest)
}

/** Returns the texts of a document in the language in which it was read, without those that are empty. */
export function writtenIn(collection: AdvertisedCollection, doc: object): WrittenText[] {
  const { texts, plain, rows } = writtenTexts[collection]
  const inRows = Object.entries(rows).flatMap(([list, fields]) => {
    const value = valueAt(doc, list)
    const length = Array.isArray(value) ? value.length : 0
    return Array.from({ length }, (_, at) => fields.map((field) => `${list}.${at}.${field}`)).flat()
  })
  return [...texts, ...plain, ...inRows]
    .map((path) => ({ path, text: textIn(valueAt(doc, path)) }))
    .filter(({ text }) => text.trim() !== '')
}

/** Returns the texts of a form, whose values stand under their whole paths: `videos.0.title`. */
export function writtenInForm(
  collection: AdvertisedCollection,
  values: Readonly<Record<string, unknown>>,
): WrittenText[] {
  const { texts, plain, rows } = writtenTexts[collection]
  const paths = new Set<string>([
    ...texts,
    ...plain,
    ...Object.entries(rows).flatMap(([list, fields]) => fields.map((field) => `${list}.${field}`)),
  ])
  return Object.entries(values)
    .filter(([path]) => paths.has(path.replace(/\.\d+\./, '.')))
    .map(([path, value]) => ({ path, text: textIn(value) }))
    .filter(({ text }) => text.trim() !== '')
}

/** Returns the texts as the rules look at them: one after the other, so that no phrase runs across two. */
export const wordsOf = (texts: readonly Pick<WrittenText, 'text'>[]): string =>
  texts.map(({ text }) => text).join('. ')
