import { findFeedback } from '@/data/portal/feedback'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

/** The feedback of visitors that the agency shares with the owner. */
export async function Feedback({
  owner,
  property,
  locale,
}: {
  owner: Owner
  property: string
  locale: Locale
}) {
  const t = translate(locale)
  const entries = await findFeedback(owner, property)
  return (
    <section>
      <h2 className="text-2xl">{t('portal.parts.feedback')}</h2>
      {entries.length === 0 ? (
        <p className="mt-6 text-soft">{t('portal.none.feedback')}</p>
      ) : (
        <ol className="mt-6">
          {entries.map(({ id, at, feedback }) => (
            <li key={id} className="border-t border-sand py-5">
              <p className="text-[0.95rem] text-soft">
                {t('portal.feedbackOn', { day: formatDay(at, locale) })}
              </p>
              <p className="mt-1 max-w-[64ch] [overflow-wrap:anywhere] whitespace-pre-line">
                {feedback}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
