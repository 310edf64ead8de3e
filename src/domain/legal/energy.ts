import { energyLabel, certificateDay, expiryDayOf } from '../catalogue/certificate'
import { needsEnergyCertificate } from '../catalogue/propertyKinds'
import { isCertificateNumber } from './promise'
import { renovationYears } from './renovation'
import type { Advertised } from './advertised'
import { sentence, type Sentence, type SentenceKey, type SentenceValue } from './sentence'

const labelValue = (ad: Advertised): SentenceValue | undefined => {
  const answer = energyLabel(ad)
  return answer && { name: ['epcLabel', answer.label] }
}

/**
 * Brussels and Wallonia forbid "certificate in progress": there a missing one is not mentioned at
 * all.
 */
function performance(ad: Advertised, today: Date): Sentence[] {
  const name = labelValue(ad)
  const { epcValue, epcTotal, co2Emission, epcCertificate } = ad
  const value = epcValue ?? undefined
  switch (ad.region) {
    case 'flanders':
      if (name && value !== undefined) return [sentence('energy.flanders', { label: name, value })]
      return needsEnergyCertificate(ad, today) ? [sentence('energy.missing')] : []
    case 'brussels':
      if (!name) return []
      return [
        typeof co2Emission === 'number'
          ? sentence('energy.brussels', { label: name, co2: co2Emission })
          : sentence('energy.brusselsWithoutCo2', { label: name }),
      ]
    case 'wallonia': {
      if (!name) return []
      const isComplete =
        value !== undefined && typeof epcTotal === 'number' && isCertificateNumber(epcCertificate)
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
function certificate(ad: Advertised): Sentence[] {
  const { region, epcCertificate } = ad
  if (!isCertificateNumber(epcCertificate) || region === 'wallonia') return []
  const day = certificateDay(ad)
  const end = day ? expiryDayOf('epcDate', day) : undefined
  return [
    end
      ? sentence('energy.certificateUntil', { number: epcCertificate, until: { day: end } })
      : sentence('energy.certificate', { number: epcCertificate }),
  ]
}

/** What an advertisement says about the energy a property needs. */
export const energySentences = (ad: Advertised, today = new Date()): Sentence[] => [
  ...performance(ad, today),
  ...(ad.region === 'flanders' && ad.uniqueCode
    ? [sentence('energy.code', { code: ad.uniqueCode })]
    : []),
  ...certificate(ad),
]

/** The duty to renovate, when there is one; `term` is what staff set for it. */
export function renovationSentence(ad: Advertised, term?: number | null): Sentence | undefined {
  const years = renovationYears({ ...ad, label: energyLabel(ad)?.label }, term)
  return years === undefined ? undefined : sentence('energy.renovation', { years: String(years) })
}

const shortKey: Partial<Record<SentenceKey, SentenceKey>> = {
  'energy.flanders': 'energy.shortFlanders',
  'energy.brussels': 'energy.shortBrussels',
  'energy.brusselsWithoutCo2': 'energy.shortClass',
  'energy.wallonia': 'energy.shortWallonia',
  'energy.walloniaLabel': 'energy.shortClass',
  'energy.abroad': 'energy.shortClass',
}

/** The certificate in one line, for the summary of what the law wants seen. */
export function shortEnergySentence(ad: Advertised, today = new Date()): Sentence | undefined {
  const [said] = performance(ad, today)
  const key = said && shortKey[said.key]
  if (!key) return said
  return key === 'energy.shortFlanders' && ad.uniqueCode
    ? sentence('energy.shortFlandersCode', { ...said.values, code: ad.uniqueCode })
    : sentence(key, said.values)
}
