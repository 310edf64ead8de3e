import type { DefaultServerCellComponentProps } from 'payload'

import { dayOf } from '@/domain/lib/days'
import { lapseDay } from '@/domain/legal/compliance'
import { legalStatements } from '@/domain/legal/required'
import { formatDay } from '@/i18n/formats'
import { optionName } from '@/i18n/translate'

import '../studio.css'
import { localeOf, translatorFor } from '../words'
import words from './words.json'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Shows the percentage of legal statements that a property has, as of the last save. The tooltip
 * names what is missing and what expires.
 */
export function CompletenessCell({ cellData, i18n, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  const t = translatorFor(words, i18n.language)
  const locale = localeOf(i18n.language)
  const today = dayOf(new Date())
  const gaps = legalStatements
    .filter((statement) => textOf(rowData.gaps).split(',').includes(statement))
    .map((statement) => optionName(locale, 'legalStatement', statement))
  const end = textOf(rowData.lapsesOn).slice(0, 10)
  const hasLapsed = end !== '' && end < today
  const lapsesSoon = end !== '' && !hasLapsed && end <= lapseDay(new Date())
  const sentences = [
    gaps.length > 0 ? t('lacks', { fields: gaps.join(', ') }) : !hasLapsed && t('allStated'),
    hasLapsed && t('ranOut', { day: formatDay(end, locale) }),
    lapsesSoon && t('runsOut', { day: formatDay(end, locale) }),
  ].filter((sentence) => sentence !== false)
  return (
    <span className="hestia-progress" title={sentences.join(' ')}>
      <span>
        {cellData} %{hasLapsed || lapsesSoon ? ' !' : ''}
      </span>
      <meter
        min={0}
        max={100}
        low={99}
        optimum={100}
        value={hasLapsed ? Math.min(cellData, 90) : cellData}
        aria-label={sentences.join(' ')}
      />
    </span>
  )
}
