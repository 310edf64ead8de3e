import { dayOf } from '@/domain/lib/days'
import { lapseDay } from '@/domain/legal/compliance'
import { legalStatements } from '@/domain/legal/required'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import '../studio.css'
import { translatorFor } from '../words'
import words from './words.json'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Says what is missing of the legal statements and what expires. */
function sentencesOn({ gaps, lapsesOn }: Record<string, unknown>, locale: Locale) {
  const t = translatorFor(words, locale)
  const missing = legalStatements
    .filter((statement) => textOf(gaps).split(',').includes(statement))
    .map((statement) => optionName(locale, 'legalStatement', statement))
  const end = textOf(lapsesOn).slice(0, 10)
  const hasLapsed = end !== '' && end < dayOf(new Date())
  const lapsesSoon = end !== '' && !hasLapsed && end <= lapseDay(new Date())
  const sentences = [
    missing.length > 0 ? t('lacks', { fields: missing.join(', ') }) : !hasLapsed && t('allStated'),
    hasLapsed && t('ranOut', { day: formatDay(end, locale) }),
    lapsesSoon && t('runsOut', { day: formatDay(end, locale) }),
  ].filter((sentence) => sentence !== false)
  return { sentences, hasLapsed, lapsesSoon }
}

type Props = { property: Record<string, unknown>; locale: Locale }

/**
 * Shows the percentage of legal statements that a property has, as of the last save. The tooltip
 * names what is missing and what expires.
 */
export function LawMeter({ property, locale }: Props) {
  const { completeness } = property
  if (typeof completeness !== 'number') return <span>–</span>
  const { sentences, hasLapsed, lapsesSoon } = sentencesOn(property, locale)
  return (
    <span className="hestia-progress" title={sentences.join(' ')}>
      <span>
        {completeness} %{hasLapsed || lapsesSoon ? ' !' : ''}
      </span>
      <meter
        min={0}
        max={100}
        low={99}
        optimum={100}
        value={hasLapsed ? Math.min(completeness, 90) : completeness}
        aria-label={sentences.join(' ')}
      />
    </span>
  )
}
