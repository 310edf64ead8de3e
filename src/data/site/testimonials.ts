import type { Locale } from '@/i18n/locales'
import type { Testimonial } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { asPublic, payload } from '../core/payload'
import { shownInLanguage } from '../core/visibility'

/** Finds the public testimonials that are written in this language, the latest first. */
export const findTestimonials = cachedQuery(
  'testimonials',
  ['testimonials'],
  async (locale: Locale): Promise<Testimonial[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'testimonials',
      ...asPublic(locale),
      depth: 1,
      where: shownInLanguage,
      sort: '-postedOn',
    })
    return docs.filter(({ comment }) => comment)
  },
)
