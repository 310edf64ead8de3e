import type {
  Block,
  Field,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Tab,
} from 'payload'

import type { FingerprintedText } from '@/domain/languages/memory'
import { locales, type Locale } from '@/i18n/locales'

import { fingerprintOf } from './fingerprint'

/** A collection or a global; their slugs are distinct. */
export type TranslatableConfig = SanitizedCollectionConfig | SanitizedGlobalConfig

type Doc = Readonly<Record<string, unknown>>
type Label = unknown

/**
 * How a text is edited. What is not text is shown and copied, and edited in the form of the
 * document.
 */
type Kind = 'text' | 'textarea' | 'richText' | 'checkbox' | 'other'

/** One localized leaf of a document, with its value in each language. */
export type LocalizedText = FingerprintedText & {
  /** Field names and row ids that lead to it, so that a moved row keeps its texts. */
  steps: readonly string[]
  /** The same with row numbers, as validation errors name it. */
  numbered: string
  /** Its path in the schema, as the rich text editor asks for it. */
  schema: string
  kind: Kind
  labels: readonly Label[]
  values: Readonly<Record<Locale, unknown>>
}

/** Custom properties of a field: what replaces an empty text, and whether it is an address. */
type CustomProps = { whenEmpty?: unknown; ownInEachLanguage?: unknown }

const kinds: Partial<Record<string, Kind>> = {
  text: 'text',
  textarea: 'textarea',
  richText: 'richText',
  checkbox: 'checkbox',
}

const recordOf = (value: unknown): Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
const rowsOf = (value: unknown): Doc[] => (Array.isArray(value) ? value.map(recordOf) : [])

type Place = {
  steps: readonly string[]
  numbers: readonly string[]
  schema: string
  labels: readonly Label[]
}

const childOf = (place: Place, name: string, label: Label): Place => ({
  steps: [...place.steps, name],
  numbers: [...place.numbers, name],
  schema: `${place.schema}.${name}`,
  labels: label ? [...place.labels, label] : place.labels,
})

/** Names a field without a name as the schema does: `_index-2-0` is the first part of the third. */
function unnamedSchema(schema: string, index: number): string {
  const last = schema.slice(schema.lastIndexOf('.') + 1)
  return last.startsWith('_index-') ? `${schema}-${index}` : `${schema}._index-${index}`
}

function leafOf(
  field: Field & { name: string; custom?: CustomProps },
  doc: Doc,
  place: Place,
): LocalizedText {
  const leafPlace = childOf(place, field.name, 'label' in field ? field.label : undefined)
  const byLocale = recordOf(doc[field.name])
  const values = Object.fromEntries(
    locales.map((locale) => [locale, byLocale[locale] ?? null]),
  ) as Record<Locale, unknown>
  const kind = kinds[field.type] ?? 'other'
  return {
    path: leafPlace.steps.join('.'),
    steps: leafPlace.steps,
    numbered: leafPlace.numbers.join('.'),
    schema: leafPlace.schema,
    labels: leafPlace.labels,
    kind,
    values,
    // A checkbox is set in each language separately.
    prints: Object.fromEntries(
      locales.map((locale) => [
        locale,
        kind === 'checkbox' ? String(values[locale]) : fingerprintOf(values[locale]),
      ]),
    ),
    fallsBack: field.custom?.whenEmpty === 'fallsBack',
    follows: kind !== 'checkbox' && field.custom?.ownInEachLanguage !== true,
  }
}

const blockOf = (blocks: readonly Block[], { blockType }: Doc): Block | undefined =>
  blocks.find(({ slug }) => slug === blockType)

function textsOfRow(
  fields: readonly Field[],
  row: Doc,
  index: number,
  place: Place,
  schema: string,
): LocalizedText[] {
  const at = {
    steps: [...place.steps, String(row.id)],
    numbers: [...place.numbers, String(index)],
    schema,
    labels: [...place.labels, index + 1],
  }
  return textsIn(fields, row, at)
}

function textsOfTab(tab: Tab, index: number, doc: Doc, place: Place): LocalizedText[] {
  if ('name' in tab && tab.name)
    return textsIn(tab.fields, recordOf(doc[tab.name]), childOf(place, tab.name, tab.label))
  return textsIn(tab.fields, doc, {
    ...place,
    schema: unnamedSchema(place.schema, index),
    labels: tab.label ? [...place.labels, tab.label] : place.labels,
  })
}

/** Returns the localized leaves below these fields, in the order of the form. */
function textsIn(fields: readonly Field[], doc: Doc, place: Place): LocalizedText[] {
  return fields.flatMap((field, index): LocalizedText[] => {
    const unnamedPlace = { ...place, schema: unnamedSchema(place.schema, index) }
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab, number) => textsOfTab(tab, number, doc, unnamedPlace))
    if (field.type === 'row' || field.type === 'collapsible')
      return textsIn(field.fields, doc, unnamedPlace)
    if (!('name' in field) || !field.name)
      return field.type === 'group' ? textsIn(field.fields, doc, unnamedPlace) : []
    if ('virtual' in field && field.virtual) return []
    if ('localized' in field && field.localized)
      return [leafOf({ ...field, name: field.name }, doc, place)]
    const at = childOf(place, field.name, 'label' in field ? field.label : undefined)
    if (field.type === 'group') return textsIn(field.fields, recordOf(doc[field.name]), at)
    if (field.type === 'array')
      return rowsOf(doc[field.name]).flatMap((row, number) =>
        textsOfRow(field.fields, row, number, at, at.schema),
      )
    if (field.type !== 'blocks') return []
    return rowsOf(doc[field.name]).flatMap((row, number) => {
      const block = blockOf(field.blocks, row)
      return block ? textsOfRow(block.fields, row, number, at, `${at.schema}.${block.slug}`) : []
    })
  })
}

/** Returns every text of a document that was read in all languages. */
export const textsOf = (owner: TranslatableConfig, doc: Doc): LocalizedText[] =>
  textsIn(owner.fields, doc, { steps: [], numbers: [], schema: owner.slug, labels: [] })

/** Returns the texts that can be translated: all but checkboxes. */
export const translatable = (texts: readonly LocalizedText[]): LocalizedText[] =>
  texts.filter(({ kind }) => kind !== 'checkbox')

/** Returns whether any field below these is localized. */
export const hasTexts = (fields: readonly Field[]): boolean =>
  fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => hasTexts(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => hasTexts(block.fields))
    return 'fields' in field && hasTexts(field.fields)
  })

/** Returns the collections and globals with localized texts, without Payload's own. */
export const translatableConfigs = ({
  payload,
}: Pick<PayloadRequest, 'payload'>): TranslatableConfig[] =>
  [...payload.config.collections, ...payload.config.globals].filter(
    ({ slug, fields }) => !slug.startsWith('payload-') && hasTexts(fields),
  )

export const isCollection = (owner: TranslatableConfig): owner is SanitizedCollectionConfig =>
  'labels' in owner
