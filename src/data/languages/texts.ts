import { createHash } from 'node:crypto'

import type { Block, Field, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig, Tab } from 'payload'

import { isBlank } from '@/domain/languages/blank'
import type { Printed } from '@/domain/languages/memory'
import { locales, type Locale } from '@/i18n/locales'

/** A collection or a global. Their slugs never meet. */
export type Owner = SanitizedCollectionConfig | SanitizedGlobalConfig

type Doc = Readonly<Record<string, unknown>>
type Label = unknown

/** How a text is edited; what is no text is shown and copied, and changed in the form of the document. */
type Kind = 'text' | 'textarea' | 'richText' | 'checkbox' | 'other'

/** One localized leaf of a document, with what it holds in each language. */
export type Text = Printed & {
  /** Where it stands: names of fields, and rows by their id, so that a row that moves takes its texts along. */
  steps: readonly string[]
  /** The same with the numbers of the rows, as refusals name it. */
  numbered: string
  /** Where the schema has it, as the editor of rich text asks for it. */
  schema: string
  kind: Kind
  labels: readonly Label[]
  values: Readonly<Record<Locale, unknown>>
}

/** Something the schema says of a text that the site replaces when it is empty, or of an address. */
type Custom = { whenEmpty?: unknown; ownInEachLanguage?: unknown }

const kinds: Partial<Record<string, Kind>> = { text: 'text', textarea: 'textarea', richText: 'richText', checkbox: 'checkbox' }

const ordered = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** A short print of what a text says: equal exactly when the texts are. */
const printOf = (value: unknown): string => (isBlank(value) ? '' : createHash('sha256').update(JSON.stringify(value, ordered)).digest('base64url').slice(0, 16))

const recordOf = (value: unknown): Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}
const rowsOf = (value: unknown): Doc[] => (Array.isArray(value) ? value.map(recordOf) : [])

type Place = { steps: readonly string[]; numbers: readonly string[]; schema: string; labels: readonly Label[] }

const within = (place: Place, name: string, label: Label): Place => ({
  steps: [...place.steps, name],
  numbers: [...place.numbers, name],
  schema: `${place.schema}.${name}`,
  labels: label ? [...place.labels, label] : place.labels,
})

/** The schema counts what has no name: `_index-2-0` is the first part of the third. */
function unnamed(schema: string, index: number): string {
  const last = schema.slice(schema.lastIndexOf('.') + 1)
  return last.startsWith('_index-') ? `${schema}-${index}` : `${schema}._index-${index}`
}

function leafOf(field: Field & { name: string; custom?: Custom }, doc: Doc, place: Place): Text {
  const at = within(place, field.name, 'label' in field ? field.label : undefined)
  const held = recordOf(doc[field.name])
  const values = Object.fromEntries(locales.map((locale) => [locale, held[locale] ?? null])) as Record<Locale, unknown>
  const kind = kinds[field.type] ?? 'other'
  return {
    ...{ path: at.steps.join('.'), steps: at.steps, numbered: at.numbers.join('.'), schema: at.schema, labels: at.labels, kind, values },
    // A switch is set in each language for itself.
    prints: Object.fromEntries(locales.map((locale) => [locale, kind === 'checkbox' ? String(values[locale]) : printOf(values[locale])])),
    fallsBack: field.custom?.whenEmpty === 'fallsBack',
    follows: kind !== 'checkbox' && field.custom?.ownInEachLanguage !== true,
  }
}

const blockOf = (blocks: readonly Block[], { blockType }: Doc): Block | undefined => blocks.find(({ slug }) => slug === blockType)

function textsOfRow(fields: readonly Field[], row: Doc, index: number, place: Place, schema: string): Text[] {
  const at = { steps: [...place.steps, String(row.id)], numbers: [...place.numbers, String(index)], schema, labels: [...place.labels, index + 1] }
  return textsIn(fields, row, at)
}

function textsOfTab(tab: Tab, index: number, doc: Doc, place: Place): Text[] {
  if ('name' in tab && tab.name) return textsIn(tab.fields, recordOf(doc[tab.name]), within(place, tab.name, tab.label))
  return textsIn(tab.fields, doc, { ...place, schema: unnamed(place.schema, index), labels: tab.label ? [...place.labels, tab.label] : place.labels })
}

/** The localized leaves below some fields, in the order of the form. */
function textsIn(fields: readonly Field[], doc: Doc, place: Place): Text[] {
  return fields.flatMap((field, index): Text[] => {
    const nameless = { ...place, schema: unnamed(place.schema, index) }
    if (field.type === 'tabs') return field.tabs.flatMap((tab, number) => textsOfTab(tab, number, doc, nameless))
    if (field.type === 'row' || field.type === 'collapsible') return textsIn(field.fields, doc, nameless)
    if (!('name' in field) || !field.name) return field.type === 'group' ? textsIn(field.fields, doc, nameless) : []
    if ('virtual' in field && field.virtual) return []
    if ('localized' in field && field.localized) return [leafOf({ ...field, name: field.name }, doc, place)]
    const at = within(place, field.name, 'label' in field ? field.label : undefined)
    if (field.type === 'group') return textsIn(field.fields, recordOf(doc[field.name]), at)
    if (field.type === 'array') return rowsOf(doc[field.name]).flatMap((row, number) => textsOfRow(field.fields, row, number, at, at.schema))
    if (field.type !== 'blocks') return []
    return rowsOf(doc[field.name]).flatMap((row, number) => {
      const block = blockOf(field.blocks, row)
      return block ? textsOfRow(block.fields, row, number, at, `${at.schema}.${block.slug}`) : []
    })
  })
}

/** Every text of a document, read in all languages. */
export const textsOf = (owner: Owner, doc: Doc): Text[] => textsIn(owner.fields, doc, { steps: [], numbers: [], schema: owner.slug, labels: [] })

/** What a memory is made of: switches say nothing that could be translated. */
export const translatable = (texts: readonly Text[]): Text[] => texts.filter(({ kind }) => kind !== 'checkbox')

/** Whether anything below these fields is said in each language. */
export const hasTexts = (fields: readonly Field[]): boolean =>
  fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => hasTexts(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => hasTexts(block.fields))
    return 'fields' in field && hasTexts(field.fields)
  })

/** The collections and globals that say something in each language. What Payload keeps for itself is not among them. */
export const ownersOf = ({ payload }: Pick<PayloadRequest, 'payload'>): Owner[] =>
  [...payload.config.collections, ...payload.config.globals].filter(({ slug, fields }) => !slug.startsWith('payload-') && hasTexts(fields))

export const isCollection = (owner: Owner): owner is SanitizedCollectionConfig => 'labels' in owner
