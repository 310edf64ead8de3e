import type { Field, Option, Tab } from 'payload'

import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'
import { locales, type InAllLanguages } from '@/i18n/locales'
import { typesetAll } from '@/i18n/typeset'

/**
 * The labels of a collection, global or block in four languages. They are stored in `words.json`
 * next to the schema, which itself holds no visible text. Fields are named by their dotted path
 * ("address.street"). Facts and options that visitors read too come from the messages ("facts",
 * "options") and are not repeated.
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

/** The slug of a collection, global or block with its words. */
export type Owner = { slug: string; words: Words }

type Texts = Record<string, unknown>
type Messages = { facts: Texts; options: Record<string, Texts> }
const messages = { nl, fr: typesetAll(fr, 'fr'), en, de } satisfies Record<string, Messages>

const DATE_FORMAT = 'dd/MM/yyyy'
const TIME_FORMAT = 'dd/MM/yyyy HH:mm'

/**
 * The drop-down lists of the studio, which find an entry by its first letters, and its dates, which
 * are picked in the language of the colleague. A field's own component replaces them.
 */
const FIELD_COMPONENTS = {
  date: '/src/studio/cms/DateField#DateField',
  select: '/src/studio/choices/SelectChoice#SelectChoice',
  relationship: '/src/studio/choices/RelationChoice#RelationChoice',
}

function withComponent<AnyField extends Field>(field: AnyField): AnyField {
  if (field.type !== 'select' && field.type !== 'relationship' && field.type !== 'date')
    return field
  const components = { Field: FIELD_COMPONENTS[field.type], ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}

/** Reads a text of the messages in all languages, or undefined when one lacks it. */
function fromMessages(pick: (message: Messages) => unknown): InAllLanguages | undefined {
  const entries = locales.map((locale) => [locale, pick(messages[locale])] as const)
  if (entries.some(([, text]) => typeof text !== 'string')) return undefined
  return Object.fromEntries(entries) as InAllLanguages
}

/** Returns the text, and throws at start when it is missing. */
export function requireText(
  { slug }: Owner,
  text: InAllLanguages | undefined,
  what: string,
): InAllLanguages {
  if (!text) throw new Error(`${slug}: ${what} has no words in words.json or in src/i18n/messages`)
  return text
}

function labelOption(owner: Owner, vocabulary: string, value: string): Option {
  const text =
    owner.words.options?.[vocabulary]?.[value] ??
    fromMessages(({ facts, options }) =>
      vocabulary === 'facts' ? facts[value] : options[vocabulary]?.[value],
    )
  return { value, label: requireText(owner, text, `option "${value}" of "${vocabulary}"`) }
}

function labelTab(owner: Owner, tab: Tab, path: string): Tab {
  const key = 'name' in tab && tab.name ? tab.name : undefined
  const inner = key ? [path, key].filter(Boolean).join('.') : path
  const text = owner.words.tabs?.[key ?? String(tab.label)]
  return {
    ...tab,
    label: requireText(owner, text, `tab "${key ? inner : String(tab.label)}"`),
    fields: labelFields(owner, tab.fields, inner),
  } as Tab
}

/** Finishes a labelled field by its type: its options, its rows and the format of its date. */
function labelInside(owner: Owner, field: Field, path: string): Field {
  // Belgians write the day first, in all four languages.
  if (field.type === 'date') {
    const hasTime = field.admin?.date?.pickerAppearance === 'dayAndTime'
    const displayFormat = hasTime ? TIME_FORMAT : DATE_FORMAT
    // Filters show the same field without our component.
    const date = { displayFormat, timeFormat: 'HH:mm', ...field.admin?.date }
    return { ...field, admin: { ...field.admin, date } }
  }
  if (field.type === 'select' || field.type === 'radio') {
    const vocabulary = String(field.custom?.vocabulary ?? field.name)
    const options = field.options.map((option) =>
      typeof option === 'string' ? labelOption(owner, vocabulary, option) : option,
    )
    return { ...field, options } as Field
  }
  if (field.type !== 'array' && field.type !== 'group') return field
  const fields = labelFields(owner, field.fields, path)
  // "Add …" names the list. Without this, Payload makes an English name from the name of the field.
  return field.type === 'array' && field.label
    ? ({ ...field, labels: { singular: field.label, plural: field.label }, fields } as Field)
    : ({ ...field, fields } as Field)
}

function labelField(owner: Owner, field: Field, path: string): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => labelTab(owner, tab, path)) }
  if (field.type === 'row') return { ...field, fields: labelFields(owner, field.fields, path) }
  if (
    field.type === 'collapsible' ||
    (field.type === 'group' && !('name' in field && field.name))
  ) {
    const key = String(field.label)
    return {
      ...field,
      label: requireText(owner, owner.words.tabs?.[key], `section "${key}"`),
      fields: labelFields(owner, field.fields, path),
    } as Field
  }
  if (!('name' in field) || !field.name) return field

  const name: string = field.name
  const fieldPath = [path, name].filter(Boolean).join('.')
  const text = owner.words.fields?.[fieldPath]
  const label =
    field.label !== false &&
    requireText(
      owner,
      text?.label ?? fromMessages(({ facts }) => facts[name]),
      `field "${fieldPath}"`,
    )
  const admin = { ...field.admin, ...(text?.description && { description: text.description }) }
  return labelInside(owner, withComponent({ ...field, label, admin } as Field), fieldPath)
}

/** Labels fields, and all fields inside them, with the words of their owner. */
export const labelFields = (owner: Owner, fields: readonly Field[], path = ''): Field[] =>
  fields.map((field) => labelField(owner, field, path))
