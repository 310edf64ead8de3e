import type { Reason } from '@/domain/matching/match'
import { intlLocales, type Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/numbers'
import { translate } from '@/i18n/translate'

import { inSentence } from './inSentence'

/** Why a listing is, or is not quite, what somebody looks for. */
function reasonIn(reason: Reason, locale: Locale): string {
  const t = translate(locale)
  switch (reason.code) {
    case 'place':
    case 'type':
    case 'price':
    case 'priceUnknown':
    case 'areaUnknown':
      return t(`demand.reasons.${reason.code}`)
    case 'overBudget':
      return t('demand.reasons.overBudget', { percent: reason.percent })
    case 'bedrooms':
    case 'fewerBedrooms':
      return t(`demand.reasons.${reason.code}`, { count: reason.count, wanted: reason.wanted })
    case 'area':
    case 'smaller':
      return t(`demand.reasons.${reason.code}`, { area: formatNumber(reason.area, locale), wanted: formatNumber(reason.wanted, locale) })
    case 'has':
    case 'lacks': {
      const names = reason.features.map((one) => inSentence(t(`features.names.${one}`), locale))
      return t(`demand.reasons.${reason.code}`, { features: new Intl.ListFormat(intlLocales[locale], { type: 'conjunction' }).format(names) })
    }
    default:
      return reason satisfies never
  }
}

/** What speaks for it and what does not, in one line. */
export const reasonsIn = (reasons: readonly Reason[], locale: Locale): string => reasons.map((one) => reasonIn(one, locale)).join(' · ')
