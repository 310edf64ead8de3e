import { Banner, useConfig } from '@payloadcms/ui'

import { formatEvent } from '@/i18n/formats'

import { useStudioLocale, useWords } from '../useWords'
import type { Overtaken } from './sendAnswer'
import words from './words.json'

export type AnswerState = 'idle' | 'busy' | 'sent' | 'notSent' | 'incomplete'

/** Says what happened to the enquiry, and leads to the answer that a colleague has sent. */
function OvertakenBanner({ overtaken }: { overtaken: Overtaken }) {
  const t = useWords(words)
  const locale = useStudioLocale()
  const { admin } = useConfig().config.routes
  if (overtaken.problem !== 'answered')
    return <Banner type="error">{t(`${overtaken.problem}Meanwhile`)}</Banner>
  const { by, at, mail } = overtaken
  return (
    <Banner type="error">
      {t('answeredMeanwhile', { by, at: formatEvent(at, locale) })}{' '}
      <a href={`${admin}/collections/mails/${mail}`} target="_blank" rel="noopener">
        {t('readAnswer')}
      </a>
    </Banner>
  )
}

type Props = { state: AnswerState; overtaken: Overtaken | undefined }

/** Says what became of an answer. */
export function AnswerOutcome({ state, overtaken }: Props) {
  const t = useWords(words)
  return (
    <div role="status">
      {state === 'sent' && <Banner type="success">{t('sent')}</Banner>}
      {(state === 'notSent' || state === 'incomplete') && <Banner type="error">{t(state)}</Banner>}
      {state === 'idle' && overtaken && <OvertakenBanner overtaken={overtaken} />}
    </div>
  )
}
