import { Banner } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'

import { roleOf } from '@/access/roles'
import { secretKinds, wipedKinds } from '@/domain/mails'
import { optionName } from '@/i18n/translate'
import type { Mail } from '@/payload-types'

import '../studio.css'
import { localeOf, saysIn, type Says } from '../words'
import { SendAgain } from './SendAgain'
import words from './words.json'

type Speaks = Says<typeof words>

function Trouble({ mail, language, says }: { mail: Mail; language: string; says: Speaks }) {
  if (!mail.failure) return null
  return (
    <Banner type="error">
      {optionName(localeOf(language), 'mailFailure', mail.failure)}.{mail.lastError && ` ${says('serverSaid', { words: mail.lastError })}`}
    </Banner>
  )
}

/** No script, no form, no way out of the frame: what a visitor typed is in there. */
function Letter({ mail, says }: { mail: Mail; says: Speaks }) {
  if (secretKinds.includes(mail.kind)) return <Banner type="info">{says('secret')}</Banner>
  if (!mail.html) return null
  return (
    <>
      <iframe className="hestia-letter" title={says('frame')} sandbox="" srcDoc={mail.html ?? ''} />
      <details className="hestia-plain">
        <summary>{says('plain')}</summary>
        <pre>{mail.text}</pre>
      </details>
      {mail.calendar && <p className="hestia-lead">{says('calendar')}</p>}
    </>
  )
}

/** A mail on its page in the studio: what went wrong, the press that sends it again, and the letter itself. */
export async function MailView({ id, i18n, payload, req }: UIFieldServerProps) {
  if (!id || !roleOf(req)) return null
  // The letter is no field that could be asked for; staff see it here.
  const mail = await payload.findByID({ collection: 'mails', id, depth: 0, disableErrors: true, overrideAccess: true })
  if (!mail) return null
  const says = saysIn(words, i18n.language)
  const wiped = mail.status === 'sent' && wipedKinds.includes(mail.kind)
  return (
    <div className="hestia-mail">
      <Trouble mail={mail} language={i18n.language} says={says} />
      {!wiped && <SendAgain key={`${mail.status}${mail.queuedAt}`} id={mail.id} waits={mail.status === 'queued'} />}
      <Letter mail={mail} says={says} />
    </div>
  )
}
