import { Banner } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'

import { localeOf, saysIn } from '../words'
import { intlLocales } from '@/i18n/locales'
import words from './words.json'

/** Says above the list how many mails did not leave, and leads to them. */
export async function FailedMails({ i18n, payload, user }: BeforeListTableServerProps) {
  const { totalDocs } = await payload.count({ collection: 'mails', where: { status: { equals: 'failed' } }, overrideAccess: false, user })
  if (totalDocs === 0) return null
  const says = saysIn(words, i18n.language)
  const number = new Intl.NumberFormat(intlLocales[localeOf(i18n.language)]).format(totalDocs)
  return (
    <Banner type="error">
      {totalDocs === 1 ? says('failedOne') : says('failedMany', { number })}{' '}
      <a href={`${payload.config.routes.admin}/collections/mails?where[or][0][and][0][status][equals]=failed`}>{says('showFailed')}</a>
    </Banner>
  )
}
