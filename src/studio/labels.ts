import type { Payload } from 'payload'

import { defaultLocale, type Locale } from '@/i18n/locales'

const textIn = (label: unknown, locale: Locale): string | undefined => {
  if (typeof label === 'string') return label
  const words: Partial<Record<Locale, unknown>> =
    typeof label === 'object' && label !== null ? label : {}
  const word = words[locale] ?? words[defaultLocale]
  return typeof word === 'string' ? word : undefined
}

/** Returns a label of the schema in a language, in the main language, or the fallback. */
export const labelIn = (label: unknown, locale: Locale, fallback: string): string =>
  textIn(label, locale) ?? fallback

type EntityNames = { isGlobal: boolean; one: string; many: string }

/** Returns the singular and plural name of a collection, or the name of a global as both. */
export function entityNames(
  { config }: Payload,
  slug: string,
  locale: Locale,
): EntityNames | undefined {
  const collection = config.collections.find((entity) => entity.slug === slug)
  if (collection) {
    const { singular, plural } = collection.labels
    return {
      isGlobal: false,
      one: labelIn(singular, locale, slug),
      many: labelIn(plural, locale, slug),
    }
  }
  const global = config.globals.find((entity) => entity.slug === slug)
  if (!global) return undefined
  const name = labelIn(global.label, locale, slug)
  return { isGlobal: true, one: name, many: name }
}
