import type { NextStep } from '@/data/portal/steps'
import { timeOf } from '@/data/viewings/placeholders'
import { formatLongDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** The next steps with their dates; also says when nothing is planned. */
export function StepList({ steps, locale }: { steps: readonly NextStep[]; locale: Locale }) {
  const t = translate(locale)
  if (steps.length === 0) return <p className="mt-1 text-soft">{t('portal.next.none')}</p>
  return (
    <ul className="mt-1">
      {steps.map((step) => (
        <li key={`${step.at} ${step.kind}`} className="flex flex-wrap gap-x-3 py-0.5">
          <time dateTime={step.at} className="text-soft">
            {[
              formatLongDay(new Date(step.at), locale),
              step.kind === 'visit' && timeOf(new Date(step.at), locale),
            ]
              .filter(Boolean)
              .join(', ')}
          </time>
          <span>{step.kind === 'visit' ? t('portal.next.visit') : step.subject}</span>
        </li>
      ))}
    </ul>
  )
}
