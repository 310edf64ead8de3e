import type { PictureView } from '@/components/media/Picture'
import type { Locale } from '@/i18n/locales'

import { remembered } from './cache'
import { one } from './changes/tags'
import { asPublic, payload } from './payload'
import { pictureOf } from './views/picture'

/** A member of staff as visitors may know him: what the studio promises about a public profile, and nothing more. */
export type ColleagueView = { name: string; jobTitle: string; phone: string; bivNumber: string; photo?: PictureView }

export const findColleague = remembered(
  'colleague',
  (id: string) => [one('users', id)],
  async (id: string, locale: Locale): Promise<ColleagueView | null> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'users',
      ...asPublic(locale),
      // No visitor may read an account; these few facts of one that is public are all that is taken out of it.
      overrideAccess: true,
      select: { name: true, jobTitle: true, phone: true, bivNumber: true, photo: true },
      where: { and: [{ id: { equals: id } }, { publicProfile: { equals: true } }] },
      depth: 1,
      limit: 1,
    })
    const [found] = docs
    if (!found) return null
    const photo = pictureOf(found.photo)
    const { name, jobTitle, phone, bivNumber } = found
    return { name, jobTitle: jobTitle ?? '', phone: phone ?? '', bivNumber: bivNumber ?? '', ...(photo && { photo }) }
  },
)
