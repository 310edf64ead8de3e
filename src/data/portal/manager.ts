import type { PictureView } from '@/components/media/Picture'
import type { Locale } from '@/i18n/locales'
import type { Owner } from '@/payload-types'

import { asPublic, idOf, payload } from '../core/payload'
import { findSettings } from '../site/shell'
import { pictureOf } from '../catalogue/views/picture'

export type ManagerView = {
  name: string
  jobTitle: string
  phone: string
  email: string
  photo?: PictureView
}

/**
 * Returns the assigned agent of an owner, else that of the property, else the agency, which also answers
 * for a suspended one.
 */
export async function findManager(
  owner: Owner,
  contact: Parameters<typeof idOf>[0],
  locale: Locale,
): Promise<ManagerView> {
  const { agencyName, phone, email } = await findSettings(locale)
  const agency = { name: agencyName ?? '', jobTitle: '', phone: phone ?? '', email: email ?? '' }
  const id = idOf(owner.manager) ?? idOf(contact)
  if (id === undefined) return agency
  const agent = await (
    await payload()
  ).findByID({
    collection: 'users',
    ...asPublic(locale),
    id,
    // Owners may not read accounts; only the agent's contact details are returned.
    overrideAccess: true,
    select: {
      name: true,
      jobTitle: true,
      phone: true,
      email: true,
      photo: true,
      suspendedAt: true,
    },
    depth: 1,
    disableErrors: true,
  })
  if (!agent || agent.suspendedAt) return agency
  const photo = pictureOf(agent.photo)
  return {
    name: agent.name,
    jobTitle: agent.jobTitle ?? '',
    phone: agent.phone || agency.phone,
    email: agent.email,
    ...(photo && { photo }),
  }
}
