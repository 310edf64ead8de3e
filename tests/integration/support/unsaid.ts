import type { SanitizedConfig } from 'payload'

import { localeNames, locales } from '@/i18n/locales'

type Node = Record<string, unknown>

/** What people read in the studio stands under these keys. */
const SAID = ['label', 'description', 'group', 'singular', 'plural', 'placeholder']
/** Payload's own fields, which it puts into words by its own translations. */
const PAYLOADS_OWN = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'email',
  'password',
  'salt',
  'hash',
  'sessions',
  'blockType',
  'blockName',
])
const WITHOUT_LABEL = new Set(['ui', 'row', 'tabs'])
/** The same in every language, or a language under its own name. */
const UNIVERSAL = new Set<unknown>(['SEO', ...Object.values(localeNames)])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const node = (value: unknown): Node => (isNode(value) ? value : {})

/** A text in four languages; a function puts Payload's own words into the language of the reader. */
function isSaid(text: unknown): boolean {
  if (text === undefined || text === false || typeof text === 'function' || UNIVERSAL.has(text))
    return true
  return (
    isNode(text) &&
    locales.every((locale) => typeof text[locale] === 'string' && text[locale] !== '')
  )
}

const inTexts = (holder: unknown, at: string): string[] =>
  SAID.filter((key) => !isSaid(node(holder)[key])).map((key) => `${at}: ${key}`)

function inField(field: Node, path: string): string[] {
  const { name, type, label, admin } = field
  if (field.hidden === true || node(admin).hidden === true || PAYLOADS_OWN.has(String(name)))
    return []
  const at = [path, String(name ?? type)].join('.')
  const nameless = name !== undefined && label === undefined && !WITHOUT_LABEL.has(String(type))
  return [
    ...(nameless ? [`${at}: no label`] : []),
    ...inTexts(field, at),
    ...inTexts(admin, at),
    ...inTexts(field.labels, at),
    ...nodes(field.options)
      .filter((option) => option.label === undefined || !isSaid(option.label))
      .map(({ value }) => `${at}: option ${String(value)}`),
    ...nodes(field.tabs).flatMap((tab) => [
      ...inTexts(tab, `${at} tab`),
      ...inFields(tab.fields, at),
    ]),
    ...nodes(field.blocks).flatMap((block) => inDocument(block, at)),
    ...inFields(field.fields, at),
  ]
}

const inFields = (fields: unknown, path: string): string[] =>
  nodes(fields).flatMap((field) => inField(field, path))

function inDocument(document: object, path?: string): string[] {
  const { slug, label, labels, admin, fields }: Node = { ...document }
  const at = [path, String(slug)].filter(Boolean).join('.')
  return [
    ...inTexts({ label }, at),
    ...inTexts(labels, at),
    ...inTexts(admin, at),
    ...inFields(fields, at),
  ]
}

/** All that the studio would show in one language only, by its place. */
export function unsaid({ collections, globals, blocks }: SanitizedConfig): string[] {
  const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  return [...ours, ...globals, ...(blocks ?? [])].flatMap((document) => inDocument(document))
}
