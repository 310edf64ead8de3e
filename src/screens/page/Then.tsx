import type { SentForm } from '@/data/enquiries/typedAnswers'
import { stepsAfter } from '@/domain/enquiries/nextSteps'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** What happens when; only what is certain. */
export function Then({ sent, locale }: { sent: SentForm; locale: Locale }) {
  const t = translate(locale)
  const { email } = sent
  const [now, then] = stepsAfter(sent.sent)
  const mail =
    now === 'confirm' || now === 'link'
      ? t(`thanks.${now}`, { email })
      : t('thanks.mail', { email })
  const moment = sent.answers.find(({ name }) => name === 'moment')?.value
  const rows = [
    email && { when: t('thanks.now'), what: mail },
    { when: t('thanks.then'), what: then === 'read' ? t('thanks.answer') : t(`afterForm.${then}`) },
    moment && { when: moment, what: t('thanks.visit') },
  ].filter((row) => typeof row === 'object')
  return (
    <>
      <ol className="thanks-steps">
        {rows.map(({ when, what }) => (
          <li key={when}>
            <strong>{when}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-[0.9375rem] text-soft">
        {t(sent.sent === 'appointment' ? 'thanks.changeVisit' : 'thanks.change')}
      </p>
    </>
  )
}
