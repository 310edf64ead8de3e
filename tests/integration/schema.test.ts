import { describe, expect, it } from '@jest/globals'
import type { SanitizedConfig } from 'payload'

import { locales } from '@/i18n/locales'

import { usePayload } from './support/payload'

const site = usePayload()

async function rows(query: string): Promise<Record<string, string>[]> {
  return (await site.payload.db.pool.query(query)).rows
}

describe('the migrated database', () => {
  it('has no name that PostgreSQL would cut', async () => {
    const names = await rows(`
      select relname as name from pg_class join pg_namespace n on n.oid = relnamespace where nspname = 'public'
      union select attname from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace n on n.oid = relnamespace where nspname = 'public'
      union select conname from pg_constraint join pg_namespace n on n.oid = connamespace where nspname = 'public'
      union select typname from pg_type join pg_namespace n on n.oid = typnamespace where nspname = 'public' and typtype = 'e'`)
    expect(names.length).toBeGreaterThan(500)
    expect(names.map(({ name = '' }) => name).filter((name) => Buffer.byteLength(name) >= 63)).toEqual([])
  })

  it('holds every table that the configuration knows', async () => {
    const present = new Set((await rows(`select tablename as name from pg_tables where schemaname = 'public'`)).map(({ name }) => name))
    const wanted = Object.keys(site.payload.db.tables)
    expect(wanted.length).toBeGreaterThan(50)
    expect(Object.values(site.payload.db.tableNameMap ? Object.fromEntries(site.payload.db.tableNameMap) : {}).filter((name) => !present.has(name))).toEqual([])
  })
})

describe('the configuration', () => {
  it('changes the database by migrations only and answers no GraphQL', () => {
    expect(site.payload.db.push).toBe(false)
    expect(site.payload.config.graphQL.disable).toBe(true)
  })

  it('says every label, description and option in four languages', () => {
    expect(unsaid(site.payload.config)).toEqual([])
  })
})

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** What people read in the studio stands under these keys. */
const SAID = ['label', 'description', 'group', 'singular', 'plural', 'placeholder', 'addLabel']
/** Payload puts these in by itself, and into words by its own translations. */
const PAYLOADS_OWN = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'email', 'username', 'password', 'salt', 'hash', 'blockType', 'blockName'])
const PAYLOADS_OWN_TYPES = new Set(['ui', 'row', 'tabs'])

/** A text in four languages; a function puts Payload's own words in the language of the reader. */
function isSaid(text: unknown): boolean {
  if (typeof text === 'function' || text === false || text === undefined) return true
  return isNode(text) && locales.every((locale) => typeof text[locale] === 'string' && text[locale] !== '')
}

function unsaidOf(node: Node, at: string): string[] {
  return SAID.filter((key) => key in node && !isSaid(node[key])).map((key) => `${at} ${key}`)
}

function unsaidField(field: Node, path: string): string[] {
  const at = [path, String(field.name ?? field.type)].filter(Boolean).join('.')
  if (field.hidden === true || (isNode(field.admin) && (field.admin.hidden === true || field.admin.disabled === true))) return []
  if (PAYLOADS_OWN.has(String(field.name))) return []
  const own = PAYLOADS_OWN_TYPES.has(String(field.type)) ? [] : unsaidOf(field, at)
  const nameless = field.name !== undefined && field.label === undefined && field.type !== 'ui' ? [`${at} has no label`] : []
  return [
    ...own,
    ...nameless,
    ...(isNode(field.admin) ? unsaidOf(field.admin, at) : []),
    ...(isNode(field.labels) ? unsaidOf(field.labels, `${at} labels`) : []),
    ...list(field.options).flatMap((option) => (isSaid(option.label) && option.label !== undefined ? [] : [`${at} option ${String(option.value)}`])),
    ...list(field.tabs).flatMap((tab) => [...unsaidOf(tab, `${at} tab ${String(tab.name ?? '')}`), ...unsaidFields(tab.fields, at)]),
    ...list(field.blocks).flatMap((block) => unsaidBlock(block, at)),
    ...unsaidFields(field.fields, at),
  ]
}

const unsaidFields = (fields: unknown, path: string) => list(fields).flatMap((field) => unsaidField(field, path))

const unsaidBlock = (block: Node, path: string) => [
  ...(isNode(block.labels) ? unsaidOf(block.labels, `${path}.${String(block.slug)}`) : [`${path}.${String(block.slug)} has no labels`]),
  ...unsaidFields(block.fields, `${path}.${String(block.slug)}`),
]

/** All that the studio would show in one language only, by its place. */
function unsaid({ collections, globals, blocks }: SanitizedConfig): string[] {
  const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  return [
    ...ours.flatMap(({ slug, labels, admin, fields }) => [
      ...unsaidOf({ ...labels }, slug),
      ...unsaidOf({ group: admin.group, description: admin.description }, slug),
      ...unsaidFields(fields, slug),
    ]),
    ...globals.flatMap(({ slug, label, admin, fields }) => [
      ...unsaidOf({ label, group: admin?.group, description: admin?.description }, slug),
      ...unsaidFields(fields, slug),
    ]),
    ...(blocks ?? []).flatMap((block) => unsaidBlock({ ...block }, 'blocks')),
  ]
}
