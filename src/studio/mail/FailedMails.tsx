import { Banner } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'

import { MAX_RESENT, resendable } from '@/data/mail/resendFailed'

import { translatorFor } from '../words'
import { SendAllAgain } from './SendAllAgain'
import words from './words.json'

/**
 * Shows above the list how many emails could not be sent, with a link to them and the button that sends
 * them again.
 */
export async function FailedMails({ i18n, payload, user }: BeforeListTableServerProps) {
  const mails = { collection: 'mails', overrideAccess: false, user } as const
  const { totalDocs } = await payload.count({ ...mails, where: { status: { equals: 'failed' } } })
  if (totalDocs === 0) return null
  const { totalDocs: again } = await payload.count({ ...mails, where: resendable })
  const t = translatorFor(words, i18n.language)
  return (
    <Banner type="error">
      {t('failed', { number: totalDocs })}{' '}
      <a
        href={`${payload.config.routes.admin}/collections/mails?where[or][0][and][0][status][equals]=failed`}
      >
        {t('showFailed')}
      </a>
      {again > 0 && (
        <div className="hestia-actions">
          <SendAllAgain number={Math.min(again, MAX_RESENT)} />
        </div>
      )}
    </Banner>
  )
}
