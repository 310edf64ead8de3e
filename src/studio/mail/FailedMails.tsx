import { Banner } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'

import { translatorFor } from '../words'
import words from './words.json'

/** Shows above the list how many emails could not be sent, with a link to them. */
export async function FailedMails({ i18n, payload, user }: BeforeListTableServerProps) {
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { status: { equals: 'failed' } },
    overrideAccess: false,
    user,
  })
  if (totalDocs === 0) return null
  const t = translatorFor(words, i18n.language)
  return (
    <Banner type="error">
      {t('failed', { number: totalDocs })}{' '}
      <a
        href={`${payload.config.routes.admin}/collections/mails?where[or][0][and][0][status][equals]=failed`}
      >
        {t('showFailed')}
      </a>
    </Banner>
  )
}
