import { findFeedback } from '@/data/portal/feedback'
import { formatDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

/** What visitors thought, as far as the agency passes it on. */
export async function Feedback({ owner, property, locale }: { owner: Owner; property: string; locale: Locale }) {
  const [t, given] = [translate(locale), await findFeedback(owner, property)]
  return (
    <section>
      <h2 className="text-2xl">{t('portal.parts.feedback')}</h2>
      {given.length === 0 ? (
        <p className="mt-6 text-soft">{t('portal.none.feedback')}</p>
      ) : (
        <ol className="mt-6">
          {given.map(({ id, at, feedback }) => (
            <li key={id} className="border-t border-sand py-5">
              <p className="text-[0.95rem] text-soft">{t('portal.feedbackOn', { day: formatDay(at, locale) })}</p>
              <p className="mt-1 max-w-[64ch] [overflow-wrap:anywhere] whitespace-pre-line">{feedback}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
