import { formatEuros } from '@/domain/price'
import { intlLocales, type Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/numbers'
import { optionName, translate } from '@/i18n/translate'

import { listings } from '../search/shelf'
import { nameIn } from '../search/vocabulary'
import { inSentence, withinLine } from './inSentence'
import type { Wanted } from './understand'

const or = (names: readonly string[], locale: Locale): string => new Intl.ListFormat(intlLocales[locale], { type: 'disjunction' }).format(names)
const and = (names: readonly string[], locale: Locale): string => new Intl.ListFormat(intlLocales[locale], { type: 'conjunction' }).format(names)

async function named(wanted: Wanted, locale: Locale) {
  const [t, { cities, typesById }] = [translate(locale), await listings()]
  const around = cities.get(wanted.nearCity ?? '')
  const places = [
    ...wanted.regions.map((one) => optionName(locale, 'region', one)),
    ...wanted.provinces.map((one) => optionName(locale, 'province', one)),
    ...wanted.cities.flatMap((id) => cities.get(id) ?? []).map((city) => nameIn(city, locale)),
  ]
  const spots = [
    ...(around && wanted.nearKm ? [t('demand.near', { km: wanted.nearKm, town: nameIn(around, locale) })] : []),
    ...(wanted.within ? [t('demand.within')] : []),
  ]
  return {
    types: wanted.types.flatMap((id) => typesById.get(id) ?? []).map((type) => nameIn(type, locale)),
    places: [...new Set(places)],
    spots,
    features: wanted.has.map((one) => t(`features.names.${one}`)),
  }
}

function priceOf({ priceMin, priceMax }: Wanted, locale: Locale): string {
  const t = translate(locale)
  const [from, to] = [formatEuros(priceMin ?? 0), formatEuros(priceMax ?? 0)]
  if (priceMin !== null && priceMax !== null) return t('demand.priceBetween', { from, to })
  if (priceMax !== null) return t('demand.priceUpTo', { to })
  return priceMin === null ? '' : t('demand.priceFrom', { from })
}

/** What somebody looks for: as a sentence of a mail, and one thing a line. */
export async function describe(wanted: Wanted, locale: Locale): Promise<{ sentence: string; lines: [label: string, value: string][] }> {
  const t = translate(locale)
  const { types, places, spots, features } = await named(wanted, locale)
  const price = priceOf(wanted, locale)
  const bedrooms = wanted.bedroomsMin ? t('demand.bedroomsFrom', { count: wanted.bedroomsMin }) : ''
  const area = wanted.areaMin ? t('demand.areaFrom', { area: formatNumber(wanted.areaMin, locale) }) : ''
  const kind =
    types.length > 0
      ? or(
          types.map((type) => inSentence(type, locale)),
          locale,
        )
      : t('demand.anything')
  const said = [
    t(`demand.goal.${wanted.goal}`, { kind }),
    or([...places, ...spots.map((spot) => withinLine(spot, locale))], locale),
    ...[
      price,
      bedrooms,
      area,
      features.length > 0
        ? t('demand.with', {
            features: and(
              features.map((one) => inSentence(one, locale)),
              locale,
            ),
          })
        : '',
    ],
  ]
  const lines: [string, string][] = [
    [t('form.fields.goal'), optionName(locale, 'goal', wanted.goal)],
    [t('form.fields.types'), types.join(', ')],
    [t('demand.where'), [...places, ...spots].join(', ')],
    [t('demand.price'), price],
    [t('form.fields.bedrooms'), bedrooms],
    [t('form.fields.area'), area],
    [t('form.fields.has'), features.join(', ')],
    [t('form.fields.frequency'), optionName(locale, 'alertFrequency', wanted.frequency)],
  ]
  return { sentence: said.filter(Boolean).join(', '), lines: lines.filter(([, value]) => value !== '') }
}
