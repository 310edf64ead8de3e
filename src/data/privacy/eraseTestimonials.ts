import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { findUses } from '@/fields/uses'
import { transactionOf } from '@/fields/transactionOf'

import { addressKey } from '../mail/mailBudget'

type TestimonialRow = { id: string; image: string | null }

/**
 * Finds the testimonials of a person, drafts and published ones, with their pictures: by the hash
 * of the address, or, where that is missing, by name and text, which equal those of the enquiry.
 */
async function findTestimonials(req: PayloadRequest, email: string): Promise<TestimonialRow[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<TestimonialRow>(sql`
    select t.id::text, t.image_id::text as image from testimonials t where t.author_key = ${addressKey(email)} or exists (
      select from enquiries e join testimonials_locales l on l._parent_id = t.id
      where e.kind = 'testimonial' and lower(e.email) = ${email} and e.full_name = t.name and e.remark = l.comment)`)
  return rows
}

/**
 * Deletes them as staff would, so that pages, translations and lists follow. It must run before the
 * enquiries are deleted.
 */
export async function eraseTestimonials(req: PayloadRequest, email: string): Promise<number> {
  const testimonials = await findTestimonials(req, email)
  const options = { overrideAccess: true, depth: 0, req } as const
  for (const { id } of testimonials)
    await req.payload.delete({ collection: 'testimonials', id, ...options })
  for (const { image } of testimonials) {
    if (image !== null && (await findUses(req, 'media', image)).length === 0)
      await req.payload.delete({ collection: 'media', id: image, ...options })
  }
  return testimonials.length
}
