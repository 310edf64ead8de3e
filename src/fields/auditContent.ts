import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
  Plugin,
} from 'payload'

import { contentChanges } from '@/domain/accounts/contentChanges'

import { writeAuditLine } from './audit'
import { extendAll } from './extend'

type Row = Record<string, unknown>

/** The fields that say how an advertisement stands. */
const STATUS_FIELDS = ['status', 'marquee', 'unitStatus']
const WATCHED_FIELDS = {
  _status: true,
  price: true,
  status: true,
  marquee: true,
  unitStatus: true,
} as const

/** Only what colleagues do is logged: an import has its own history, and the demo is loaded by a program. */
const isByStaff = (req: PayloadRequest): boolean =>
  req.user?.collection === 'users' && req.context.quiet !== true

/** Reads what visitors can see of a document: a draft that waits is not it. */
async function findLive(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<Row> {
  const row = await req.payload.findByID({
    collection,
    id,
    select: WATCHED_FIELDS,
    draft: false,
    depth: 0,
    // What is logged does not depend on the rights of the colleague.
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return row ? { ...row } : {}
}

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

/** Names a document in the log: its reference and its title. */
export const nameForLog = ({ reference, title, name, from }: Row): string => {
  const parts = [reference, title ?? name ?? from]
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' · ')
}

/** Remembers what visitors saw before the save. */
const rememberLive: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const id: unknown = originalDoc?.id
  if (operation === 'update' && typeof id === 'string' && isByStaff(req)) {
    const live = await findLive(req, collection.slug, id)
    // Payload gives the request another context while it reads: only then is it written to.
    req.context[`live ${id}`] = live
  }
  return data
}

/** Logs what a save changed for visitors: publication, price and status. */
const logLive: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isByStaff(req)) return doc
  const id = String(doc.id)
  const remembered = req.context[`live ${id}`]
  const before: Row = typeof remembered === 'object' && remembered !== null ? { ...remembered } : {}
  const after = await findLive(req, collection.slug, id)
  const about = { collection: collection.slug, id, name: nameForLog({ ...doc }) }
  const [wasLive, isLive] = [before, after].map(({ _status }) => _status === 'published')
  if (wasLive !== isLive)
    await writeAuditLine(req, { action: isLive ? 'published' : 'taken_offline', about })
  if (!wasLive || !isLive) return doc
  for (const [action, names] of [
    ['price_changed', ['price']],
    ['status_changed', STATUS_FIELDS],
  ] as const) {
    const details = contentChanges(pick(before, names), pick(after, names))
    if (Object.keys(details).length > 0) await writeAuditLine(req, { action, about, details })
  }
  return doc
}

const logRedirect: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const details = contentChanges({ ...previousDoc }, { ...doc })
  if (isByStaff(req) && Object.keys(details).length > 0)
    await writeAuditLine(req, {
      action: 'redirect_saved',
      about: { collection: 'redirects', id: String(doc.id), name: nameForLog({ ...doc }) },
      details,
    })
  return doc
}

const logRedirectDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (isByStaff(req))
    await writeAuditLine(req, {
      action: 'redirect_deleted',
      about: { collection: 'redirects', id: String(doc.id), name: nameForLog({ ...doc }) },
    })
  return doc
}

const logSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const details = contentChanges({ ...previousDoc }, { ...doc })
  if (isByStaff(req) && Object.keys(details).length > 0)
    await writeAuditLine(req, {
      action: 'settings_changed',
      about: { collection: global.slug, id: global.slug },
      details,
    })
  return doc
}

/**
 * Logs what colleagues change for visitors: what is published or taken offline, prices and statuses,
 * settings and redirects, with the values before and after.
 */
export const auditContent: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug, versions }) => {
      if (slug === 'redirects')
        return { hooks: { afterChange: [logRedirect], afterDelete: [logRedirectDelete] } }
      const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
      return hasDrafts
        ? { hooks: { beforeChange: [rememberLive], afterChange: [logLive] } }
        : undefined
    },
    global: () => ({ hooks: { afterChange: [logSettings] } }),
  })
