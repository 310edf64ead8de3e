import type { PayloadRequest } from 'payload'

import type { Locale } from '@/i18n/locales'

import type { Person } from './receive'

/** Writes down what somebody said, in his language, for staff to judge: a draft is shown nowhere. */
export async function proposeTestimonial(req: PayloadRequest, { firstName, lastName, remark }: Person, locale: Locale): Promise<void> {
  await req.payload.create({
    collection: 'testimonials',
    // Visitors may write none themselves; the form does it for them.
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
    },
  })
}
