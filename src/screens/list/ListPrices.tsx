import { PriceFilter, type ReadyRange } from '@/components/list/PriceFilter'
import type { ListPage } from '@/data/catalogue/listings'
import { changedQuery } from '@/domain/catalogue/lists/listQuery'
import { readyRanges, type PriceRange } from '@/domain/catalogue/lists/readyRanges'
import { formatEuros } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { listAddress } from './filters'

type Props = { list: ListPage; base: string; locale: Locale }

function labelOf({ from, to }: PriceRange, locale: Locale): string {
  const t = translate(locale)
  if (from === undefined) return t('list.chip.priceTo', { price: formatEuros(to ?? 0) })
  return to === undefined
    ? t('list.chip.priceFrom', { price: formatEuros(from) })
    : t('list.bar.priceBetween', { from: formatEuros(from), to: formatEuros(to) })
}

/** The price filter with what the list costs today. */
export function ListPrices({ list: { question, offers }, base, locale }: Props) {
  const t = translate(locale)
  const { priceFrom, priceTo } = question
  const isNarrowed = priceFrom !== undefined || priceTo !== undefined
  const ranges = readyRanges(offers.prices).map(({ from, to }): ReadyRange => ({
    label: labelOf({ ...(from && { from }), ...(to && { to }) }, locale),
    href: listAddress(base)(changedQuery(question, { priceFrom: from, priceTo: to })),
    from: String(from ?? ''),
    to: String(to ?? ''),
    isChosen: isNarrowed && from === priceFrom && to === priceTo,
  }))
  const field = (value: number | undefined) => (value === undefined ? '' : String(value))
  return (
    <PriceFilter
      hint={t('list.bar.priceHint')}
      buckets={offers.prices.map(({ from, count }) => ({
        from,
        count,
        isChosen: isNarrowed && from >= (priceFrom ?? 0) && from < (priceTo ?? Infinity),
      }))}
      from={{ label: t('list.priceFrom'), value: field(priceFrom) }}
      to={{ label: t('list.priceTo'), value: field(priceTo) }}
      any={t('list.bar.all')}
      ranges={ranges}
    />
  )
}
