import type { PayloadRequest } from 'payload'

import { withAccess } from '@/domain/accounts/access'
import type { Locale } from '@/i18n/locales'

import { payload } from '../core/payload'
import { findSettings } from './shell'

export type StaffMember = { name: string; address: string; language: Locale }

/**
 * Returns the name, address and language of a colleague, for an email. The address is not public; sending
 * an email to it is allowed. Undefined for one whose access is suspended: it would not be read.
 */
export async function findStaff(
  by: { id: string } | { email: string },
  req?: PayloadRequest,
): Promise<StaffMember | undefined> {
  const [[field, value] = ['id', '']] = Object.entries(by)
  const { docs } = await (req?.payload ?? (await payload())).find({
    collection: 'users',
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true, email: true, language: true },
    where: { [field]: { equals: field === 'email' ? value.toLowerCase() : value }, ...withAccess },
    ...(req && { req }),
  })
  return docs[0] && { name: docs[0].name, address: docs[0].email, language: docs[0].language }
}

/** Returns the id of a colleague who has access; undefined for one whose access is suspended. */
export async function idWithAccess(
  req: PayloadRequest,
  id: string | null | undefined,
): Promise<string | undefined> {
  if (!id) return undefined
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { id: { equals: id }, ...withAccess },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0 ? id : undefined
}

/** Returns the language of staff whose own is not known: the main one of the agency. */
export async function staffLanguage(locale: Locale): Promise<Locale> {
  const { defaultLanguage } = await findSettings(locale)
  return defaultLanguage
}
