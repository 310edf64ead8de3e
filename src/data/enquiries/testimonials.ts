import type { PayloadRequest } from 'payload'

import type { Locale } from '@/i18n/locales'

import type { Consent } from '../privacy/consent'
import { addressKey } from '../mail/mailBudget'
import type { Person } from './submission'

/** Stores a testimonial as a draft in the language of its author, for staff to review. */
export async function proposeTestimonial(
  req: PayloadRequest,
  person: Person,
  locale: Locale,
  consent?: Consent,
): Promise<void> {
  const { email = '', firstName, lastName, remark } = person
  await req.payload.create({
    collection: 'testimonials',
    // Visitors have no access to the collection; the form writes for them.
    overrideAccess: true,
    depth: 0,
    req,
    locale,
    data: {
      status: 'draft',
      public: true,
      name: [firstName, lastName].filter(Boolean).join(' '),
      ...(remark && { comment: remark }),
      postedOn: new Date().toISOString(),
      // Lets an erasure request of the author find the testimonial.
      ...(email && { authorKey: addressKey(email) }),
      consent: consent ?? {},
    },
  })
}
