import { isBuilding } from '@/domain/catalogue/propertyKinds'
import { noFloodPoint } from '@/domain/legal/sentences'
import { formatNumber, listAll } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { asSentence, nameInSentence, optionInSentence } from '@/i18n/nameInSentence'
import { factName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { loaded } from '@/data/core/payload'
import { energyBadge } from './energy'

const MAX_POINTS = 5

const goodConditions = ['new', 'excellent', 'good'] as const
const goodSources = ['heat_pump', 'solar', 'district'] as const
const goodGlazings = ['triple', 'high_efficiency'] as const
/** Labels of which a seller would be proud. */
const GOOD_LABEL = /^[ab]/

/** Several good things as one sentence; undefined for none. */
const sentenceOf = (parts: readonly (string | false | null | undefined)[], locale: Locale) => {
  const said = parts.filter((part): part is string => Boolean(part))
  return said.length > 0 ? asSentence(listAll(said, locale)) : undefined
}

function statePoint(property: Property, locale: Locale): string | undefined {
  const t = translate(locale)
  const { newBuild, constructionYear, renovationYear, condition } = property
  if (newBuild && constructionYear)
    return t('listing.good.newBuild', { year: String(constructionYear) })
  const good = goodConditions.find((value) => value === condition)
  if (renovationYear && renovationYear > (constructionYear ?? 0))
    return t('listing.good.renovated', { year: String(renovationYear) })
  if (!good) return undefined
  return constructionYear
    ? t(`listing.good.state_${good}Since`, { year: String(constructionYear) })
    : t(`listing.good.state_${good}`)
}

function energyPoint(property: Property, locale: Locale): string | undefined {
  const badge = energyBadge(property, locale)
  const source = goodSources.find((value) => value === property.heatingSource)
  const glazing = goodGlazings.find((value) => value === property.glazing)
  const named = (vocabulary: string, value: string | undefined) =>
    value && optionInSentence(locale, vocabulary, value)
  return sentenceOf(
    [
      badge &&
        GOOD_LABEL.test(badge.label) &&
        translate(locale)('listing.good.label', { label: badge.name }),
      named('heatingSource', source),
      named('glazing', glazing),
    ],
    locale,
  )
}

function outsidePoint(property: Property, locale: Locale): string | undefined {
  const t = translate(locale)
  const place = (
    area: number | null | undefined,
    has: boolean | null | undefined,
    name: 'garden' | 'terrace',
  ) => {
    if (area)
      return t(`listing.good.${name}`, { area: t('detail.area', { value: formatNumber(area) }) })
    return has ? nameInSentence(factName(locale, name), locale) : undefined
  }
  return sentenceOf(
    [
      place(property.gardenArea, property.garden, 'garden'),
      place(property.terraceArea, property.terrace, 'terrace'),
      property.pool && nameInSentence(factName(locale, 'pool'), locale),
    ],
    locale,
  )
}

function parkingPoint(property: Property, locale: Locale): string | undefined {
  const t = translate(locale)
  const counted = (['garages', 'parkings', 'externalParkings'] as const).map((name) => {
    const count = property[name] ?? (name === 'garages' && property.garage ? 1 : 0)
    return count > 0 && t(`listing.good.${name}`, { count })
  })
  return sentenceOf(counted, locale)
}

function safetyPoint(property: Property, locale: Locale): string | undefined {
  const t = translate(locale)
  const { permit, electricalInspection } = property
  const dry = noFloodPoint(property, !isBuilding(loaded(property.mainType)?.webId))
  if (dry) return t(`listing.good.${dry}`)
  if (permit === 'issued') return t('listing.good.permit')
  return electricalInspection === 'compliant' ? t('listing.good.electricity') : undefined
}

/**
 * Returns what speaks for a property as short sentences: its state, energy, outside, parking, and
 * water or permission. Only what its facts say; fewer when there are fewer.
 */
export const goodPointsOf = (property: Property, locale: Locale): string[] =>
  [statePoint, energyPoint, outsidePoint, parkingPoint, safetyPoint]
    .flatMap((point) => point(property, locale) ?? [])
    .slice(0, MAX_POINTS)
