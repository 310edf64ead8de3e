import { formatEuros } from '@/domain/catalogue/price'
import { dutyOf, type Purchase } from '@/domain/costs/purchase'
import { fill } from '@/i18n/fill'
import { formatPercent } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

export type DutyWords = Record<'duty' | 'dutyRate' | 'dutyAbove', string>

/** The name of the registration duty with its rate, and the part of the price that is free of it. */
export function dutyLabel(purchase: Purchase, words: DutyWords, locale: Locale): string {
  const { amount, share, exempt } = dutyOf(purchase)
  if (amount <= 0) return words.duty
  const rate = formatPercent(share * 100, locale)
  return exempt > 0
    ? fill(words.dutyAbove, { rate, exempt: formatEuros(exempt) })
    : fill(words.dutyRate, { rate })
}
