import type { EpcBadgeView } from '@/components/cards/EpcBadge'
import type { EpcScaleView } from '@/components/listing/EpcScale'
import { energyLabel, scaleBeside } from '@/domain/catalogue/certificate'
import { energySentences } from '@/domain/legal/energy'
import { epcLabels, type EpcLabel } from '@/domain/catalogue/vocabulary'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { loaded } from '@/data/core/payload'
import { advertisedOf } from './legalFacts'
import { sentenceText } from './legalText'
import { regionOfProperty } from './addressLines'

type Certified = Pick<
  Property,
  | 'city'
  | 'mainType'
  | 'epcLabel'
  | 'epcLabelText'
  | 'epcValue'
  | 'epcProfile'
  | 'epcDate'
  | 'epcCertificate'
>

const labelOf = (property: Certified): EpcLabel | undefined =>
  energyLabel({
    ...property,
    region: regionOfProperty(property),
    type: loaded(property.mainType)?.webId,
  })?.label

/** Finds the label whose colour a foreign label gets, by its first letter. */
const similarLabel = (text: string): EpcLabel | undefined =>
  epcLabels.find((label) => label === text.trim().charAt(0).toLowerCase())

/**
 * Returns the energy label of a listing. One of Luxembourg is shown as its certificate writes it.
 */
export function energyBadge(property: Certified, locale: Locale): EpcBadgeView | undefined {
  const title = translate(locale)('epcLabel')
  const text = loaded(property.city)?.country === 'lu' ? property.epcLabelText?.trim() : undefined
  const label = text ? similarLabel(text) : labelOf(property)
  return label && { label, name: text ?? optionName(locale, 'epcLabel', label), title }
}

/** Returns the energy scale of the region with the position of a home; undefined abroad and for what is no home. */
function energyScale(property: Certified, locale: Locale): EpcScaleView | undefined {
  const region = regionOfProperty(property)
  const label = labelOf(property)
  if (!region || !label) return undefined
  const type = loaded(property.mainType)?.webId
  const bands = scaleBeside(label, { ...property, region, type })
  if (bands.length === 0) return undefined
  const nameOf = (value: EpcLabel | undefined) =>
    value ? optionName(locale, 'epcLabel', value) : ''
  const t = translate(locale)
  const value =
    typeof property.epcValue === 'number'
      ? t('detail.scale.value', { value: formatNumber(property.epcValue) })
      : ''
  return {
    bands: bands.map(([band, upTo], at) => ({
      label: band,
      name: nameOf(band),
      limit: Number.isFinite(upTo)
        ? `≤ ${formatNumber(upTo)}`
        : `> ${formatNumber(bands[at - 1]?.[1] ?? 0)}`,
    })),
    label,
    description: [
      t('detail.scale.label', {
        label: nameOf(label),
        best: nameOf(bands[0]?.[0]),
        worst: nameOf(bands.at(-1)?.[0]),
      }),
      value,
    ]
      .filter(Boolean)
      .join(', '),
  }
}

export type EnergyView = { scale?: EpcScaleView; sentences: string[] }

/** Returns the scale and sentences on the energy of a property; undefined without any sentence. */
export function energyView(property: Property, locale: Locale): EnergyView | undefined {
  const scale = energyScale(property, locale)
  const sentences = energySentences(advertisedOf(property)).map((sentence) =>
    sentenceText(sentence, locale),
  )
  return sentences.length > 0 ? { ...(scale && { scale }), sentences } : undefined
}
