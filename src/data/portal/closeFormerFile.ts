import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, Plugin } from 'payload'

import { afterSave } from '@/fields/extend'
import { transactionOf } from '@/fields/transactionOf'
import type { Property } from '@/payload-types'

import { idOf } from '../core/relations'

const ownersOf = ({ owners }: Pick<Property, 'owners'>): string[] =>
  (owners ?? []).map((owner) => idOf(owner)).filter((id) => id !== undefined)

/** Whether a property has passed into wholly other hands: no owner of before owns it now. */
function hasChangedHands(before: Property, after: Property): boolean {
  const former = new Set(ownersOf(before))
  const present = ownersOf(after)
  return former.size > 0 && present.length > 0 && !present.some((owner) => former.has(owner))
}

/**
 * Hides what was shown to the former owners when a property passes into other hands: their documents, the
 * offers and prices of their sale, and what visitors said. Staff show again what the new owner may see.
 * Where the property is advertised at present stays.
 */
const closeFormerFile: CollectionAfterChangeHook<Property> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || !hasChangedHands(previousDoc, doc)) return doc
  const db = await transactionOf(req)
  const { id } = doc
  await db.execute(sql`
    with documents as (
      update documents set visible_to_owner = false, updated_at = now()
      where property_id = ${id}::uuid and visible_to_owner
    ), feedback as (
      update appointments set feedback_shown = false, updated_at = now()
      where property_id = ${id}::uuid and feedback_shown
    )
    update activities set visible_to_owner = false, updated_at = now()
    where property_id = ${id}::uuid and visible_to_owner
      and (change_what is distinct from 'exposure' or change_after is not null)`)
  return doc
}

/** Keeps the file of a former owner from the next one. */
export const closeFormerFiles: Plugin = (config) =>
  afterSave(config, { properties: closeFormerFile })
