import type { MatchReason } from '@/domain/demands/match'
import { listAll, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

import { inSentence } from './inSentence'

/** Puts into words one reason why a listing matches a demand, or does not quite. */
function reasonIn(reason: MatchReason, locale: Locale): string {
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
      return t(`demand.reasons.${reason.code}`, {
        area: formatNumber(reason.area),
        wanted: formatNumber(reason.wanted),
      })
    case 'has':
    case 'lacks': {
      const names = reason.features.map((one) =>
        inSentence(optionName(locale, 'feature', one), locale),
      )
      return t(`demand.reasons.${reason.code}`, { features: listAll(names, locale) })
    }
    default:
      return reason satisfies never
  }
}

/** Puts all reasons into one line. */
export const reasonsIn = (reasons: readonly MatchReason[], locale: Locale): string =>
  reasons.map((one) => reasonIn(one, locale)).join(' · ')
