import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { visitorRequest } from '@/fields/ownRequest'

/**
 * What a column holds.
 *
 * - `note`: what somebody wrote of people, and visitors cannot read.
 * - `prose`: a text that the site shows.
 * - `label`: a word of something that the site shows: a street, a number, an address of a film.
 * - `identity`: how a person or a file is called, and where a person lives.
 * - `contact`: the email address or phone of a person; `agencyContact` is one of the agency.
 * - `setup`: what the agency set up: templates, imports.
 */
export type TextKind =
  'note' | 'prose' | 'label' | 'identity' | 'contact' | 'agencyContact' | 'setup'

type Side = 'published' | 'people' | 'setup'

/** Where the walk through the fields is. */
type Place = {
  side: Side
  /** The table of the document, after which those of its blocks are named. */
  root: string
  table: string
  prefix: string
  isLocalized: boolean
  isHidden: boolean
}

type TextFields = {
  /** By table and column: `activities.comment`. */
  kinds: ReadonlyMap<string, TextKind>
  /** The collections whose records are about people. */
  aboutPeople: readonly string[]
}

const TEXT_TYPES = new Set(['text', 'textarea', 'richText', 'json', 'code', 'email'])
const FREE_TYPES = new Set(['textarea', 'richText', 'json', 'code'])
const FILE_FIELDS = new Set(['filename', 'url', 'thumbnailURL', 'mimeType', 'prefix', '_objectKey'])

/** The name of a field in the database, as Payload writes it. */
const inSql = (name: string): string =>
  name.startsWith('_')
    ? name.toLowerCase()
    : name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function kindOf({ custom, name, type }: FlattenedField, place: Place): TextKind {
  const { side, isHidden, isLocalized } = place
  if (type === 'email' || name === 'phone') return side === 'people' ? 'contact' : 'agencyContact'
  if (side === 'setup') return 'setup'
  if (side === 'people')
    return custom?.isIdentity === true || FILE_FIELDS.has(name) ? 'identity' : 'note'
  if (FREE_TYPES.has(type)) return isHidden ? 'note' : 'prose'
  return isLocalized ? 'prose' : 'label'
}

/** Returns whether the site shows a visitor this field of a published document. */
const isShown = async (field: FlattenedField, visitor: PayloadRequest): Promise<boolean> =>
  !('access' in field) || (await field.access?.read?.({ req: visitor })) !== false

type TextField = readonly [column: string, kind: TextKind]

/** Lists the text columns of these fields, with those of the tables of their lists and blocks. */
async function listFields(
  fields: readonly FlattenedField[],
  place: Place,
  visitor: PayloadRequest,
): Promise<TextField[]> {
  const textFields: TextField[] = []
  const walk = async (inner: readonly FlattenedField[], there: Partial<Place>) =>
    textFields.push(...(await listFields(inner, { ...place, ...there }, visitor)))
  for (const field of fields) {
    if ('virtual' in field && field.virtual) continue
    const column = place.prefix + inSql(field.name)
    const here = {
      isLocalized: place.isLocalized || ('localized' in field && field.localized === true),
      isHidden: place.isHidden || !(await isShown(field, visitor)),
    }
    if (field.type === 'group' || field.type === 'tab') {
      await walk(field.flattenedFields, { ...here, prefix: `${column}_` })
    } else if (field.type === 'array') {
      const table = typeof field.dbName === 'string' ? field.dbName : `${place.table}_${column}`
      await walk(field.flattenedFields, { ...here, table, prefix: '' })
    } else if (field.type === 'blocks') {
      for (const { flattenedFields, slug } of field.blocks) {
        const table = `${place.root}_blocks_${inSql(slug)}`
        await walk(flattenedFields, { ...here, table, prefix: '' })
      }
    } else if (TEXT_TYPES.has(field.type)) {
      const table = here.isLocalized ? `${place.table}_locales` : place.table
      textFields.push([`${table}.${column}`, kindOf(field, { ...place, ...here })])
    }
  }
  return textFields
}

async function sideOf(
  { access, custom }: SanitizedCollectionConfig,
  visitor: PayloadRequest,
): Promise<Side> {
  if (custom?.isSetup === true) return 'setup'
  return (await access.read({ req: visitor })) === false ? 'people' : 'published'
}

/**
 * Reads from the schema what each text column holds. What visitors can read is the agency's; what
 * they cannot may be about people, unless the collection says that it `isSetup`. So a new
 * collection is on the right side by its access rules, and a table outside the schema is on none.
 */
export async function readTextFields(req: PayloadRequest): Promise<TextFields> {
  const { admin, collections, globals } = req.payload.config
  const visitor = visitorRequest(req)
  const kinds = new Map<string, TextKind>()
  const aboutPeople: string[] = []
  const add = async (fields: readonly FlattenedField[], side: Side, root: string, prefix = '') => {
    const place = { side, root, table: root, prefix, isLocalized: false, isHidden: false }
    for (const [column, kind] of await listFields(fields, place, visitor)) kinds.set(column, kind)
  }
  for (const collection of collections) {
    const { flattenedFields, slug, versions } = collection
    const side = await sideOf(collection, visitor)
    if (side === 'people') aboutPeople.push(slug)
    await add(flattenedFields, side, inSql(slug))
    if (versions) await add(flattenedFields, side, `_${inSql(slug)}_v`, 'version_')
  }
  for (const { flattenedFields, slug } of globals)
    await add(flattenedFields, 'published', inSql(slug))
  // Colleagues are the agency.
  for (const [column, kind] of kinds)
    if (kind === 'contact' && column.startsWith(`${inSql(admin.user)}.`))
      kinds.set(column, 'agencyContact')
  return { kinds, aboutPeople }
}
