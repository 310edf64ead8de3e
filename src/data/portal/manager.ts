import type { PictureView } from '@/components/media/Picture'
import type { Locale } from '@/i18n/locales'
import type { Owner } from '@/payload-types'

import { asPublic, idOf, payload } from '../payload'
import { findSettings } from '../shell'
import { pictureOf } from '../views/picture'

export type ManagerView = { name: string; jobTitle: string; phone: string; email: string; photo?: PictureView }

/** Who looks after an owner: his manager, else who looks after the property, else the agency itself. */
export async function findManager(owner: Owner, contact: Parameters<typeof idOf>[0], locale: Locale): Promise<ManagerView> {
  const { agencyName, phone, email } = await findSettings(locale)
  const agency = { name: agencyName ?? '', jobTitle: '', phone: phone ?? '', email: email ?? '' }
  const id = idOf(owner.manager) ?? idOf(contact)
  if (id === undefined) return agency
  const found = await (
    await payload()
  ).findByID({
    collection: 'users',
    ...asPublic(locale),
    id,
    // No owner may read an account; how to reach who looks after him is all that is taken out of it.
    overrideAccess: true,
    select: { name: true, jobTitle: true, phone: true, email: true, photo: true },
    depth: 1,
    disableErrors: true,
  })
  if (!found) return agency
  const photo = pictureOf(found.photo)
  return { name: found.name, jobTitle: found.jobTitle ?? '', phone: found.phone || agency.phone, email: found.email, ...(photo && { photo }) }
}
