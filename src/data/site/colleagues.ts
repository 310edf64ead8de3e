import type { Where } from 'payload'

import type { PictureView } from '@/components/media/Picture'
import { withAccess } from '@/domain/accounts/access'
import type { Locale } from '@/i18n/locales'
import type { User } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { documentTag } from '../core/cacheTags'
import { asPublic, payload } from '../core/payload'
import { pictureOf } from '../catalogue/views/picture'

/**
 * The public profile of a colleague: the facts that the studio says visitors see, and no others. One whose
 * access is suspended has none: they may have left.
 */
export type ColleagueView = {
  name: string
  jobTitle: string
  phone: string
  bivNumber: string
  photo?: PictureView
}

/** More colleagues than an agency shows on one page. */
const MAX_SHOWN = 24

type PublicFacts = Pick<User, 'name' | 'jobTitle' | 'phone' | 'bivNumber' | 'photo'>

function colleagueView({ name, jobTitle, phone, bivNumber, photo }: PublicFacts): ColleagueView {
  const picture = pictureOf(photo)
  return {
    name,
    jobTitle: jobTitle ?? '',
    phone: phone ?? '',
    bivNumber: bivNumber ?? '',
    ...(picture && { photo: picture }),
  }
}

async function findProfiles(where: Where, limit: number, locale: Locale): Promise<ColleagueView[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'users',
    ...asPublic(locale),
    // Visitors may not read accounts, so access is bypassed for these facts of a public profile.
    overrideAccess: true,
    select: { name: true, jobTitle: true, phone: true, bivNumber: true, photo: true },
    where: { and: [where, { publicProfile: { equals: true } }, withAccess] },
    sort: 'name',
    depth: 1,
    limit,
  })
  return docs.map(colleagueView)
}

/** Finds the public profile of a colleague; null when they have none. */
export const findColleague = cachedQuery(
  'colleague',
  (id: string) => [documentTag('users', id)],
  async (id: string, locale: Locale): Promise<ColleagueView | null> =>
    (await findProfiles({ id: { equals: id } }, 1, locale))[0] ?? null,
)

/** Finds the colleagues whose profile is public, by name. */
export const findColleagues = cachedQuery(
  'colleagues',
  ['users'],
  (locale: Locale): Promise<ColleagueView[]> => findProfiles({}, MAX_SHOWN, locale),
)

/** Finds the public profile of the colleague with this email address; null when there is none. */
export const findColleagueByEmail = cachedQuery(
  'colleagueByEmail',
  ['users'],
  async (email: string, locale: Locale): Promise<ColleagueView | null> =>
    (await findProfiles({ email: { equals: email } }, 1, locale))[0] ?? null,
)
