import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, Plugin } from 'payload'

import { afterSave, extendAll } from '@/fields/extend'

import { forgetColumn, ofRelated } from './forgetColumn'

/** The law that an advertisement is under follows from where the town lies. */
const afterCity: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isMoved = doc.zip !== previousDoc.zip || doc.country !== previousDoc.country
  if (operation === 'update' && isMoved)
    await forgetColumn(req, 'completeness', ofRelated('city_id', doc.id))
  return doc
}

const afterType: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.webId !== previousDoc.webId)
    await forgetColumn(req, 'completeness', ofRelated('main_type_id', doc.id))
  return doc
}

const afterSettings: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if ((doc.excludingWords ?? null) !== (previousDoc?.excludingWords ?? null))
    await forgetColumn(
      req,
      'completeness',
      (prefix) => sql`p.${sql.raw(prefix)}goal::text = 'rent'`,
    )
  return doc
}

/** Has the compliance of properties calculated again when something outside them decides it differently. */
export const forgetCompliancePlugin: Plugin = (config) =>
  extendAll(afterSave(config, { cities: afterCity, 'property-types': afterType }), {
    global: ({ slug }) =>
      slug === 'settings' ? { hooks: { afterChange: [afterSettings] } } : undefined,
  })
