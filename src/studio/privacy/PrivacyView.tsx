import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { admins } from '@/access/rules'

import { Screen } from '../Screen'
import { saysIn } from '../words'
import { Privacy } from './Privacy'
import words from './words.json'

/** Whoever comes from an enquiry comes to the person who sent it; an address in a URL would stay in logs. */
async function addressOf({ payload, user }: PayloadRequest, id: unknown): Promise<string> {
  if (typeof id !== 'string' || !/^[\da-f-]{36}$/.test(id)) return ''
  const enquiry = await payload.findByID({ collection: 'enquiries', id, depth: 0, disableErrors: true, overrideAccess: false, user, select: { email: true } })
  return enquiry?.email ?? ''
}

/** The screen on which an administrator copies or erases what is kept about somebody. */
export async function PrivacyView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!admins({ req })) notFound()
  const says = saysIn(words, req.i18n.language)
  const asked = await addressOf(req, view.searchParams?.enquiry)
  return (
    <Screen view={view} steps={[{ label: says('title') }]}>
      <h1>{says('title')}</h1>
      <p className="hestia-lead">{says('lead')}</p>
      <Privacy asked={asked} />
    </Screen>
  )
}
