import type { Locale } from '@/i18n/locales'
import type { Testimonial } from '@/payload-types'

import { remembered } from './cache'
import { asPublic, payload } from './payload'

/** What clients say, the latest first; only what is written in this language. */
export const findTestimonials = remembered('testimonials', ['testimonials'], async (locale: Locale): Promise<Testimonial[]> => {
  const { docs } = await (
    await payload()
  ).find({ collection: 'testimonials', ...asPublic(locale), depth: 1, where: { public: { equals: true } }, sort: '-postedOn', pagination: false })
  return docs.filter(({ comment }) => comment)
})
