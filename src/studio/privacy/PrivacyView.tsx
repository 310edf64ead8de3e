import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { admins } from '@/access/rules'
import { isUuid } from '@/domain/lib/uuid'

import { Screen } from '../Screen'
import { translatorFor } from '../words'
import { Privacy } from './Privacy'
import words from './words.json'

/**
 * Returns the address of the sender of an enquiry. The URL holds its id, because an address in it
 * would stay in logs.
 */
async function emailOf({ payload, user }: PayloadRequest, id: unknown): Promise<string> {
  if (typeof id !== 'string' || !isUuid(id)) return ''
  const enquiry = await payload.findByID({
    collection: 'enquiries',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
    select: { email: true },
  })
  return enquiry?.email ?? ''
}

/** The screen on which an administrator copies or erases the data of a person. */
export async function PrivacyView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!admins({ req })) notFound()
  const t = translatorFor(words, req.i18n.language)
  const initialEmail = await emailOf(req, view.searchParams?.enquiry)
  return (
    <Screen view={view} steps={[{ label: t('title') }]}>
      <h1>{t('title')}</h1>
      <p className="hestia-lead">{t('lead')}</p>
      <Privacy initialEmail={initialEmail} />
    </Screen>
  )
}
