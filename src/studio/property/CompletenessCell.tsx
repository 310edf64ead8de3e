import type { DefaultServerCellComponentProps } from 'payload'

import { dayOf } from '@/domain/days'
import { lapseDay } from '@/domain/legal/standing'
import { legalStatements } from '@/domain/legal/required'
import { formatDay } from '@/i18n/dates'
import { optionName } from '@/i18n/translate'

import '../studio.css'
import { localeOf, saysIn } from '../words'
import words from './words.json'

const texts = (value: unknown): string => (typeof value === 'string' ? value : '')

/** How far the statements of the law are, as the last save found it; what is missing and what runs out stands in the title. */
export function CompletenessCell({ cellData, i18n, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  const [says, locale, today] = [saysIn(words, i18n.language), localeOf(i18n.language), dayOf(new Date())]
  const gaps = legalStatements.filter((one) => texts(rowData.gaps).split(',').includes(one)).map((one) => optionName(locale, 'legalStatement', one))
  const end = texts(rowData.lapsesOn).slice(0, 10)
  const isOver = end !== '' && end < today
  const isSoon = end !== '' && !isOver && end <= lapseDay(new Date())
  const told = [
    gaps.length > 0 ? says('lacks', { fields: gaps.join(', ') }) : !isOver && says('allStated'),
    isOver && says('ranOut', { day: formatDay(end, locale) }),
    isSoon && says('runsOut', { day: formatDay(end, locale) }),
  ].filter((one) => one !== false)
  return (
    <span className="hestia-progress" title={told.join(' ')}>
      <span>
        {cellData} %{isOver || isSoon ? ' !' : ''}
      </span>
      <meter min={0} max={100} low={99} optimum={100} value={isOver ? Math.min(cellData, 90) : cellData} aria-label={told.join(' ')} />
    </span>
  )
}
