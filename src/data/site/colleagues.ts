import type { PictureView } from '@/components/media/Picture'
import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '../core/cache'
import { documentTag } from '../core/cacheTags'
import { asPublic, payload } from '../core/payload'
import { pictureOf } from '../catalogue/views/picture'

/**
 * The public profile of a colleague: the facts that the studio says visitors see, and no others.
 */
export type ColleagueView = {
  name: string
  jobTitle: string
  phone: string
  bivNumber: string
  photo?: PictureView
}

/** Finds the public profile of a colleague; null when they have none. */
export const findColleague = cachedQuery(
  'colleague',
  (id: string) => [documentTag('users', id)],
  async (id: string, locale: Locale): Promise<ColleagueView | null> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'users',
      ...asPublic(locale),
      // Visitors may not read accounts, so access is bypassed for these facts of a public profile.
      overrideAccess: true,
      select: { name: true, jobTitle: true, phone: true, bivNumber: true, photo: true },
      where: { and: [{ id: { equals: id } }, { publicProfile: { equals: true } }] },
      depth: 1,
      limit: 1,
    })
    const [colleague] = docs
    if (!colleague) return null
    const photo = pictureOf(colleague.photo)
    const { name, jobTitle, phone, bivNumber } = colleague
    return {
      name,
      jobTitle: jobTitle ?? '',
      phone: phone ?? '',
      bivNumber: bivNumber ?? '',
      ...(photo && { photo }),
    }
  },
)
