import { formatEuros } from '@/domain/catalogue/price'
import { formatNumber, listAll, listAny } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { ofTown } from '@/i18n/places'
import { optionName, translate } from '@/i18n/translate'

import { getListingIndex } from '../catalogue/search/listingIndex'
import { nameIn } from '../catalogue/search/vocabulary'
import { inSentence, withinLine } from './inSentence'
import type { DemandCriteria } from './readForm'

async function namesOf(wanted: DemandCriteria, locale: Locale) {
  const t = translate(locale)
  const { cities, typesById } = await getListingIndex()
  const around = cities.get(wanted.nearCity ?? '')
  const places = [
    ...wanted.regions.map((name) => optionName(locale, 'region', name)),
    ...wanted.provinces.map((name) => optionName(locale, 'province', name)),
    ...wanted.cities.flatMap((id) => cities.get(id) ?? []).map((city) => nameIn(city, locale)),
  ]
  const spots = [
    ...(around && wanted.nearKm
      ? [t('demand.near', { km: wanted.nearKm, town: ofTown(nameIn(around, locale), locale) })]
      : []),
    ...(wanted.within ? [t('demand.within')] : []),
  ]
  return {
    types: wanted.types
      .flatMap((id) => typesById.get(id) ?? [])
      .map((type) => nameIn(type, locale)),
    places: [...new Set(places)],
    spots,
    features: wanted.has.map((name) => optionName(locale, 'feature', name)),
  }
}

function priceOf({ priceMin, priceMax }: DemandCriteria, locale: Locale): string {
  const t = translate(locale)
  const from = formatEuros(priceMin ?? 0)
  const to = formatEuros(priceMax ?? 0)
  if (priceMin !== null && priceMax !== null) return t('demand.priceBetween', { from, to })
  if (priceMax !== null) return t('demand.priceUpTo', { to })
  return priceMin === null ? '' : t('demand.priceFrom', { from })
}

/** Describes a demand as a sentence for an email and as labelled lines. */
export async function describeDemand(
  wanted: DemandCriteria,
  locale: Locale,
): Promise<{ sentence: string; lines: [label: string, value: string][] }> {
  const t = translate(locale)
  const { types, places, spots, features } = await namesOf(wanted, locale)
  const price = priceOf(wanted, locale)
  const bedrooms = wanted.bedroomsMin ? t('demand.bedroomsFrom', { count: wanted.bedroomsMin }) : ''
  const area = wanted.areaMin ? t('demand.areaFrom', { area: formatNumber(wanted.areaMin) }) : ''
  const labels = wanted.epc.map((letter) => letter.toUpperCase())
  const kind =
    types.length > 0
      ? listAny(
          types.map((type) => inSentence(type, locale)),
          locale,
        )
      : t('demand.anything')
  const parts = [
    t(`demand.goal.${wanted.goal}`, { kind }),
    listAny([...places, ...spots.map((spot) => withinLine(spot, locale))], locale),
    price,
    bedrooms,
    area,
    labels.length > 0 ? t('demand.epc', { labels: listAny(labels, locale) }) : '',
    wanted.onlyNew ? withinLine(t('list.onlyNew'), locale) : '',
    features.length > 0
      ? t('demand.with', {
          features: listAll(
            features.map((one) => inSentence(one, locale)),
            locale,
          ),
        })
      : '',
  ]
  const lines: [string, string][] = [
    [t('form.fields.goal'), optionName(locale, 'goal', wanted.goal)],
    [t('form.fields.types'), types.join(', ')],
    [t('demand.where'), [...places, ...spots].join(', ')],
    [t('demand.price'), price],
    [t('form.fields.bedrooms'), bedrooms],
    [t('form.fields.area'), area],
    [t('form.fields.epc'), labels.join(', ')],
    [t('form.fields.onlyNew'), wanted.onlyNew ? t('list.onlyNew') : ''],
    [t('form.fields.has'), features.join(', ')],
    [t('form.fields.frequency'), optionName(locale, 'alertFrequency', wanted.frequency)],
  ]
  return {
    sentence: parts.filter(Boolean).join(', '),
    lines: lines.filter(([, value]) => value !== ''),
  }
}
