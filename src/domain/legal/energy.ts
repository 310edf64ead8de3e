import { energyLabel, expiryDayOf } from '../catalogue/certificate'
import { needsEnergyCertificate } from '../catalogue/propertyKinds'
import { renovationYears } from './renovation'
import type { Advertised } from './advertised'
import { sentence, type Sentence, type SentenceValue } from './sentence'

const labelValue = (ad: Advertised): SentenceValue | undefined => {
  const answer = energyLabel(ad)
  return answer && { name: ['epcLabel', answer.label] }
}

/**
 * Brussels and Wallonia forbid "certificate in progress": there a missing one is not mentioned at
 * all.
 */
function performance(ad: Advertised): Sentence[] {
  const name = labelValue(ad)
  const { epcValue, epcTotal, co2Emission, epcCertificate } = ad
  const value = epcValue ?? undefined
  switch (ad.region) {
    case 'flanders':
      if (name && value !== undefined) return [sentence('energy.flanders', { label: name, value })]
      return needsEnergyCertificate(ad.type) ? [sentence('energy.missing')] : []
    case 'brussels':
      if (!name) return []
      return [
        typeof co2Emission === 'number'
          ? sentence('energy.brussels', { label: name, co2: co2Emission })
          : sentence('energy.brusselsWithoutCo2', { label: name }),
      ]
    case 'wallonia': {
      if (!name) return []
      const isComplete = value !== undefined && typeof epcTotal === 'number' && epcCertificate
      return [
        isComplete
          ? sentence('energy.wallonia', {
              label: name,
              value,
              total: epcTotal,
              code: epcCertificate,
            })
          : sentence('energy.walloniaLabel', { label: name }),
      ]
    }
    case undefined: {
      const text = ad.epcLabelText?.trim() || name
      return text ? [sentence('energy.abroad', { label: text })] : []
    }
    default:
      return ad.region satisfies never
  }
}

/** The certificate and how long it counts; Wallonia has named it already. */
function certificate({ region, epcCertificate, epcDate }: Advertised): Sentence[] {
  if (!epcCertificate || region === 'wallonia') return []
  const end = epcDate ? expiryDayOf('epcDate', epcDate) : undefined
  return [
    end
      ? sentence('energy.certificateUntil', { number: epcCertificate, until: { day: end } })
      : sentence('energy.certificate', { number: epcCertificate }),
  ]
}

/**
 * What an advertisement says about the energy a property needs; `term` is what staff set for the
 * renovation duty.
 */
export function energySentences(ad: Advertised, term?: number | null): Sentence[] {
  const years = renovationYears({ ...ad, label: energyLabel(ad)?.label }, term)
  return [
    ...performance(ad),
    ...(ad.region === 'flanders' && ad.uniqueCode
      ? [sentence('energy.code', { code: ad.uniqueCode })]
      : []),
    ...certificate(ad),
    ...(years === undefined ? [] : [sentence('energy.renovation', { years: String(years) })]),
  ]
}
