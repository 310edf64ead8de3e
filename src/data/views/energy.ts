import type { EpcBadgeView } from '@/components/cards/EpcBadge'
import type { EpcScaleView } from '@/components/listing/EpcScale'
import { energyLabel, placeOnScale } from '@/domain/certificate'
import { labelsOf, limitsOf } from '@/domain/epc'
import { energySentences } from '@/domain/legal/energy'
import { epcLabels, type EpcLabel } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/numbers'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { loaded } from '../payload'
import { findPropertyDetail } from '../propertyDetail'
import { advertisedOf } from './advertised'
import { sentenceText } from './legal'
import { regionOfProperty } from './place'

type Certified = Pick<Property, 'city' | 'epcLabel' | 'epcLabelText' | 'epcValue' | 'epcProfile'>

/** Letters of a foreign label get the colour of ours. */
const likeOurs = (text: string): EpcLabel | undefined => epcLabels.find((label) => label === text.trim().charAt(0).toLowerCase())

/** The label a listing wears. Luxembourg's is shown as the certificate writes it. */
export function energyBadge(property: Certified, locale: Locale): EpcBadgeView | undefined {
  const title = translate(locale)('epcLabel')
  const text = loaded(property.city)?.country === 'lu' ? property.epcLabelText?.trim() : undefined
  const label = text ? likeOurs(text) : energyLabel({ ...property, region: regionOfProperty(property) })?.label
  return label && { label, name: text ?? optionName(locale, 'epcLabel', label), title }
}

/** The scale of the region with the arrow where the home stands; nothing abroad, where there is no scale to show. */
function energyScale(property: Certified, locale: Locale): EpcScaleView | undefined {
  const region = regionOfProperty(property)
  const label = energyLabel({ ...property, region })?.label
  if (!region || !label) return undefined
  const profile = property.epcProfile ?? undefined
  const place = placeOnScale(label, property.epcValue, region, profile)
  if (place === undefined) return undefined
  const labels = labelsOf(region, profile)
  const limits = limitsOf(region, profile)
  const name = (one: EpcLabel | undefined) => (one ? optionName(locale, 'epcLabel', one) : '')
  const t = translate(locale)
  const value = typeof property.epcValue === 'number' ? t('detail.scale.value', { value: formatNumber(property.epcValue, locale) }) : ''
  return {
    bands: labels.map((one, at) => ({ label: one, name: name(one), upTo: Number.isFinite(limits[at]) ? formatNumber(limits[at] ?? 0, locale) : '' })),
    label,
    place,
    value,
    description: [t('detail.scale.label', { label: name(label), best: name(labels[0]), worst: name(labels.at(-1)) }), value].filter(Boolean).join(', '),
  }
}

export type EnergyView = { scale?: EpcScaleView; sentences: string[] }

/** What visitors read about the energy of a property; nothing when there is nothing to say. */
export async function energyView(property: Property, locale: Locale): Promise<EnergyView | undefined> {
  const { renovationYears, notices } = await findPropertyDetail(locale)
  const scale = energyScale(property, locale)
  const sentences = energySentences(advertisedOf(property), renovationYears).map((one) => {
    const own = one.key === 'energy.renovation' ? notices?.renovation?.trim() : undefined
    return own ? own.replaceAll('{years}', String(one.values.years)) : sentenceText(one, locale)
  })
  return sentences.length > 0 ? { ...(scale && { scale }), sentences } : undefined
}
