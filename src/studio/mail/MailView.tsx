import { Banner } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'

import { roleOf } from '@/access/roles'
import { isWiped, secretKinds } from '@/domain/mail/mails'
import { withoutKeys } from '@/domain/mail/withoutKeys'
import { optionName } from '@/i18n/translate'
import type { Mail } from '@/payload-types'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import { translatorFor, type Translator } from '../words'
import { SendAgain } from './SendAgain'
import words from './words.json'

type Translate = Translator<typeof words>

function Failure({ mail, language, t }: { mail: Mail; language: string; t: Translate }) {
  if (!mail.failure) return null
  return (
    <Banner type="error">
      {optionName(localeOf(language), 'mailFailure', mail.failure)}.
      {mail.lastError && ` ${t('serverSaid', { words: mail.lastError })}`}
    </Banner>
  )
}

/**
 * Shows an email in a sandboxed frame without scripts and forms, because it contains input of
 * visitors, and without the keys of its links, which are for its recipient alone.
 */
function EmailContent({ mail, t }: { mail: Mail; t: Translate }) {
  if (secretKinds.includes(mail.kind)) return <Banner type="info">{t('secret')}</Banner>
  if (!mail.html) return null
  return (
    <>
      <iframe
        className="hestia-letter"
        title={t('frame')}
        sandbox=""
        srcDoc={withoutKeys(mail.html)}
      />
      <details className="hestia-plain">
        <summary>{t('plain')}</summary>
        <pre>{withoutKeys(mail.text ?? '')}</pre>
      </details>
      {mail.calendar && <p className="hestia-lead">{t('calendar')}</p>}
    </>
  )
}

/** Shows an email: its failure, the button that sends it again, and its content. */
export async function MailView({ id, i18n, payload, req }: UIFieldServerProps) {
  if (!id || !roleOf(req)) return null
  // The content cannot be read through the API; staff see it here only.
  const mail = await payload.findByID({
    collection: 'mails',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!mail) return null
  const t = translatorFor(words, i18n.language)
  return (
    <div className="hestia-mail">
      <Failure mail={mail} language={i18n.language} t={t} />
      {!isWiped(mail) && (
        <SendAgain
          key={`${mail.status}${mail.queuedAt}`}
          id={mail.id}
          isQueued={mail.status === 'queued'}
        />
      )}
      <EmailContent mail={mail} t={t} />
    </div>
  )
}
