import { findFeedback } from '@/data/portal/feedback'
import type { ReleasedFeedback } from '@/data/viewings/releasedFeedback'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

type Props = { owner: Owner; property: string; locale: Locale }

/** What one visitor said: their own words in large type, then the note of the agent and the answers. */
function Reaction({ said, locale }: { said: ReleasedFeedback; locale: Locale }) {
  const { at, words, note, marks } = said
  const t = translate(locale)
  return (
    <li className="border-t border-sand py-5 [overflow-wrap:anywhere] whitespace-pre-line">
      {words && (
        <blockquote className="max-w-[36ch] font-serif text-xl leading-snug">
          {t('quote', { words })}
        </blockquote>
      )}
      {note && <p className={words ? 'mt-2' : 'max-w-[64ch]'}>{note}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-2 text-[0.95rem] text-soft">
        {t('portal.feedbackOn', { day: formatDay(at, locale) })}
        {marks.map((mark) => (
          <span key={mark} className="rounded-full border border-sand bg-card px-3 py-0.5">
            {mark}
          </span>
        ))}
      </p>
    </li>
  )
}

/** What visitors said after their viewings, as the agency released it. */
export async function Reactions({ owner, property, locale, max }: Props & { max?: number }) {
  const entries = await findFeedback(owner, property, locale)
  if (entries.length === 0)
    return <p className="mt-4 text-soft">{translate(locale)('portal.none.feedback')}</p>
  return (
    <ol className="mt-4">
      {entries.slice(0, max).map((said) => (
        <Reaction key={said.id} said={said} locale={locale} />
      ))}
    </ol>
  )
}

/** The feedback of visitors that the agency shares with the owner. */
export const Feedback = (props: Props) => (
  <section>
    <h2 className="text-2xl">{translate(props.locale)('portal.parts.feedback')}</h2>
    <Reactions {...props} />
  </section>
)
