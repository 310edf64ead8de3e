import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'

import { idOf } from '@/fields/related'
import { transactionOf } from '@/fields/transactionOf'
import type { Property } from '@/payload-types'

/**
 * Lets the owners of a draft count at once while the property is not published. The portal reads them
 * from the row of the property, which a draft does not write; what a published property says of its
 * owners changes when its draft is published.
 */
export const ownersAtOnce: CollectionAfterChangeHook<Property> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc._status !== 'draft' || doc.owners === undefined) return doc
  const ids = (doc.owners ?? []).map((owner) => idOf(owner))
  const db = await transactionOf(req)
  await db.execute(sql`
    with unpublished as (select id from properties where id = ${doc.id}::uuid and _status = 'draft'),
    former as (delete from properties_rels r using unpublished u where r.parent_id = u.id and r.path = 'owners')
    insert into properties_rels ("order", parent_id, path, owners_id)
    select o.place, u.id, 'owners', o.id::uuid from unpublished u,
      jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality o (id, place)`)
  return doc
}
