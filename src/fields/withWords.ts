import type { Block, CollectionConfig, Field, GlobalConfig, Option, Tab } from 'payload'

import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'
import { locales, type InAllLanguages } from '@/i18n/locales'

/**
 * What staff read of a collection, global or block, in four languages side by side. It stands in `words.json` next to
 * the schema; the schema itself holds no visible word. Fields are named by their dotted path ("address.street").
 * Facts and options that visitors read too are taken from the messages ("facts", "options") and not repeated.
 */
export type Words = {
  singular: InAllLanguages
  plural?: InAllLanguages
  group?: InAllLanguages
  description?: InAllLanguages
  tabs?: Record<string, InAllLanguages>
  fields?: Record<string, { label: InAllLanguages; description?: InAllLanguages }>
  options?: Record<string, Record<string, InAllLanguages>>
}

type Shared = Record<string, unknown>
const messages = { nl, fr, en, de } satisfies Record<string, { facts: Shared; options: Record<string, Shared> }>

const DAY = 'dd/MM/yyyy'

function fromMessages(pick: (one: { facts: Shared; options: Record<string, Shared> }) => unknown): InAllLanguages | undefined {
  const entries = locales.map((locale) => [locale, pick(messages[locale])] as const)
  if (entries.some(([, text]) => typeof text !== 'string')) return undefined
  return Object.fromEntries(entries) as InAllLanguages
}

function writer(owner: string, words: Words) {
  const must = (text: InAllLanguages | undefined, what: string): InAllLanguages => {
    if (!text) throw new Error(`${owner}: ${what} has no words in words.json or in src/i18n/messages`)
    return text
  }

  const option = (vocabulary: string, value: string): Option => ({
    value,
    label: must(
      words.options?.[vocabulary]?.[value] ?? fromMessages((one) => (vocabulary === 'facts' ? one.facts[value] : one.options[vocabulary]?.[value])),
      `option "${value}" of "${vocabulary}"`,
    ),
  })

  const tab = (one: Tab, path: string): Tab => {
    if ('name' in one && one.name) {
      const named = [path, one.name].filter(Boolean).join('.')
      return { ...one, label: must(words.tabs?.[one.name], `tab "${named}"`), fields: fields(one.fields, named) } as Tab
    }
    return { ...one, label: must(words.tabs?.[String(one.label)], `tab "${String(one.label)}"`), fields: fields(one.fields, path) } as Tab
  }

  const field = (one: Field, path: string): Field => {
    if (one.type === 'tabs') return { ...one, tabs: one.tabs.map((t) => tab(t, path)) }
    if (one.type === 'row') return { ...one, fields: fields(one.fields, path) }
    if (one.type === 'collapsible' || (one.type === 'group' && !('name' in one && one.name))) {
      return { ...one, label: must(words.tabs?.[String(one.label)], `section "${String(one.label)}"`), fields: fields(one.fields, path) } as Field
    }
    if (!('name' in one) || !one.name) return one

    const own = [path, one.name].filter(Boolean).join('.')
    const text = words.fields?.[own]
    const label = one.label === false ? false : must(text?.label ?? fromMessages((m) => m.facts[one.name as string]), `field "${own}"`)
    const labelled = { ...one, label, admin: { ...one.admin, ...(text?.description && { description: text.description }) } } as Field

    // Belgians write the day first, in all four languages.
    if (labelled.type === 'date') return { ...labelled, admin: { ...labelled.admin, date: { displayFormat: DAY, ...labelled.admin?.date } } }
    if (labelled.type === 'select' || labelled.type === 'radio') {
      const vocabulary = String(labelled.custom?.vocabulary ?? labelled.name)
      return { ...labelled, options: labelled.options.map((o) => (typeof o === 'string' ? option(vocabulary, o) : o)) } as Field
    }
    // "Add …" names the list; without this Payload would make an English name from the field's.
    if (labelled.type === 'array' && label) return { ...labelled, labels: { singular: label, plural: label }, fields: fields(labelled.fields, own) }
    if (labelled.type === 'array' || labelled.type === 'group') return { ...labelled, fields: fields(labelled.fields, own) } as Field
    return labelled
  }

  const fields = (list: Field[], path = ''): Field[] => list.map((one) => field(one, path))
  return { fields, must }
}

export function collectionWithWords(config: CollectionConfig, words: Words): CollectionConfig {
  const { fields, must } = writer(config.slug, words)
  return {
    ...config,
    labels: { singular: words.singular, plural: must(words.plural, 'the plural') },
    admin: { ...config.admin, group: must(words.group, 'the group'), ...(words.description && { description: words.description }) },
    fields: fields(config.fields),
  }
}

export function globalWithWords(config: GlobalConfig, words: Words): GlobalConfig {
  const { fields, must } = writer(config.slug, words)
  return {
    ...config,
    label: words.singular,
    admin: { ...config.admin, group: must(words.group, 'the group'), ...(words.description && { description: words.description }) },
    fields: fields(config.fields),
  }
}

export function blockWithWords(config: Block, words: Words): Block {
  const { fields, must } = writer(config.slug, words)
  return {
    ...config,
    // Its name stands below the drawing.
    admin: { ...config.admin, images: { thumbnail: { url: `/studio/blocks/${config.slug}.svg`, alt: '' } } },
    labels: { singular: words.singular, plural: must(words.plural, 'the plural') },
    fields: fields(config.fields),
  }
}
