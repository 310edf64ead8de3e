import type { Payload } from 'payload'

import { defaultLocale, type Locale } from '@/i18n/locales'

const inLanguage = (label: unknown, locale: Locale): string | undefined => {
  if (typeof label === 'string') return label
  const words: Partial<Record<Locale, unknown>> = typeof label === 'object' && label !== null ? label : {}
  const word = words[locale] ?? words[defaultLocale]
  return typeof word === 'string' ? word : undefined
}

/** What a collection, a global or a field is called in the studio, as the schema has it. */
export const labelIn = (label: unknown, locale: Locale, otherwise: string): string => inLanguage(label, locale) ?? otherwise

type Called = { isGlobal: boolean; one: string; many: string }

/** How documents of a collection are called; a global is called the same whether one or many. */
export function calledIn({ config }: Payload, slug: string, locale: Locale): Called | undefined {
  const collection = config.collections.find((one) => one.slug === slug)
  if (collection) {
    const { singular, plural } = collection.labels
    return { isGlobal: false, one: labelIn(singular, locale, slug), many: labelIn(plural, locale, slug) }
  }
  const global = config.globals.find((one) => one.slug === slug)
  if (!global) return undefined
  const name = labelIn(global.label, locale, slug)
  return { isGlobal: true, one: name, many: name }
}
