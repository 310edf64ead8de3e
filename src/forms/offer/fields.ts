import { ADVANCE_PERCENT } from '@/domain/offer'
import { formatPercent } from '@/i18n/numbers'
import { translate } from '@/i18n/translate'

import { personFields } from '../fields'
import type { FieldSpec, FormContext } from '../form'

export function offerFields({ asking, locale }: FormContext): FieldSpec[] {
  const t = translate(locale)
  return [
    { name: 'amount', kind: 'number', required: true, width: 'half', hint: t('form.hints.amount') },
    { name: 'until', kind: 'date', width: 'half', hint: t('form.hints.until') },
    { name: 'conditions', kind: 'text', hint: t('form.hints.conditions') },
    ...personFields(asking, locale),
  ]
}

export const offerIntro = ({ locale }: FormContext): string => translate(locale)('form.intro.offer', { percent: formatPercent(ADVANCE_PERCENT, locale) })
