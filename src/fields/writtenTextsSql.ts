import { writtenTexts, type AdvertisedCollection } from '@/domain/legal/writtenTexts'
import { columnOf } from '@/domain/lib/columnOf'

const pairs = (paths: readonly string[], prefix: string): string =>
  paths.map((path) => `'${path}', l."${prefix}${columnOf(path)}"`).join(', ')

/**
 * The SQL of all texts that staff write in a document, by language: those of its fields, and those of each
 * row of its lists. `owner` is the SQL of its id; `isVersion` reads the tables of versions, whose rows
 * have an id of their own and keep that of the document's row beside it.
 */
export function writtenTextsSql(
  collection: AdvertisedCollection,
  isVersion: boolean,
  owner: string,
): string {
  const { texts, rows } = writtenTexts[collection]
  const table = isVersion ? `_${collection}_v` : collection
  const own = `select l._locale::text as locale, null as list, null as "rowId",
      jsonb_build_object(${pairs(texts, isVersion ? 'version_' : '')}) as texts
    from ${table}_locales l where l._parent_id = ${owner}`
  const inRows = Object.entries(rows).map(([list, fields]) => {
    const rowTable = `${table}${isVersion ? '_version' : ''}_${list}`
    return `select l._locale::text, '${list}', r.${isVersion ? '_uuid' : 'id'}::text, jsonb_build_object(${pairs(fields, '')})
    from ${rowTable} r join ${rowTable}_locales l on l._parent_id = r.id where r._parent_id = ${owner}`
  })
  return [own, ...inRows].join('\n    union all ')
}
