import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type Endpoint,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'

import { notFound } from './badRequest'
import { boundLimit, checkQuery } from './checkQuery'
import { refuseMissingPreference } from './missingPreference'
import { refuseUnsafeData } from './plainData'

type Address = Pick<Endpoint, 'method' | 'path'>

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const FILE_NAME = /^[^\p{Cc}/\\.][^\p{Cc}/\\]{0,250}$/u
const FILE = '/file/:filename'

/** The endpoints that take a query of Payload. Others parse their own parameters. */
const QUERIED = new Set(['/', '/:id', '/count', '/:id/duplicate', '/versions', '/versions/:id'])
const LISTS = new Set(['get /', 'get /versions', 'patch /', 'delete /'])

/** Answers 404 when an id is not a UUID or a file name is impossible. */
function checkParameters(path: string, { id, filename }: Record<string, unknown>): void {
  if (/\/:id\b/.test(path) && id !== undefined && !UUID.test(String(id))) throw notFound()
  if (path === FILE && !FILE_NAME.test(String(filename))) throw notFound()
}

/** Returns the fields of a collection, a global or their versions. */
function fieldsOf(
  { payload }: PayloadRequest,
  slug: string,
  path: string,
): readonly FlattenedField[] {
  const collection = payload.config.collections.find((entity) => entity.slug === slug)
  const global = payload.config.globals.find((entity) => entity.slug === slug)
  const isVersion = path.startsWith('/versions')
  if (collection)
    return isVersion
      ? buildVersionCollectionFields(payload.config, collection, true)
      : collection.flattenedFields
  if (!global) return []
  return isVersion ? buildVersionGlobalFields(payload.config, global, true) : global.flattenedFields
}

/** Refuses a malformed request before anything is read from the database for it. */
export async function checkRequest(
  slug: string,
  { method, path }: Address,
  req: PayloadRequest,
): Promise<void> {
  checkParameters(path, req.routeParams ?? {})
  const { query } = req
  if (slug === 'payload-preferences' && method === 'delete' && path === '/:key')
    await refuseMissingPreference(req)
  if (!QUERIED.has(path)) return refuseUnsafeData(query, { depth: 14, values: 2000 })
  checkQuery(query, { fields: fieldsOf(req, slug, path), payload: req.payload })
  if (LISTS.has(`${method} ${path}`)) boundLimit(query)
}

/** Answers 404 for a missing file, for which Payload answers 500. */
export function withMissingFile({ path }: Address, response: Response): Response {
  if (path === FILE && response.status === 500) throw notFound()
  return response
}
