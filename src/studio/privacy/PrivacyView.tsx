import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { admins } from '@/access/rules'

import '../studio.css'
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
export async function PrivacyView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  if (!admins({ req })) notFound()
  const { i18n, payload, user } = req
  const says = saysIn(words, i18n.language)
  const asked = await addressOf(req, searchParams?.enquiry)
  return (
    <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, visibleEntities }} locale={initPageResult.locale} user={user ?? undefined}>
      <SetStepNav nav={[{ label: says('title') }]} />
      <Gutter className="hestia-screen">
        <h1>{says('title')}</h1>
        <p className="hestia-lead">{says('lead')}</p>
        <Privacy asked={asked} />
      </Gutter>
    </DefaultTemplate>
  )
}
