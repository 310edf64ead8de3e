import { epcProfiles } from '@/domain/epc'
import type { Checked } from '@/domain/studio/propertyWarnings'
import { epcLabels, type Region } from '@/domain/vocabulary'

type Form = Record<string, { value?: unknown } | undefined>

/** What the check of a property looks at, read out of the form as it is being filled in. */
export function checkedOf(form: Form, region: Region | undefined): Checked {
  const value = (name: string) => form[name]?.value
  const text = (name: string) => {
    const own = value(name)
    return typeof own === 'string' && own.trim() ? own : undefined
  }
  const amount = (name: string) => {
    const own = value(name)
    return typeof own === 'number' ? own : undefined
  }
  const isFilled = (own: unknown) => own !== undefined && own !== null && own !== ''
  return {
    goal: value('goal') === 'rent' ? 'rent' : 'sale',
    region,
    ...{ price: amount('price'), monthlyRent: amount('monthlyRent'), deposit: amount('deposit'), publishPrice: value('publishPrice') !== false },
    ...{ publishAddress: value('publishAddress') !== false, street: text('street'), title: text('title') },
    placed: amount('latitude') !== undefined || amount('longitude') !== undefined,
    epcValue: amount('epcValue'),
    epcLabel: epcLabels.find((label) => label === value('epcLabel')),
    epcProfile: epcProfiles.find((profile) => profile === value('epcProfile')),
    ...{ epcCertificate: text('epcCertificate'), epcDate: text('epcDate'), floodReportDate: text('floodReportDate'), uniqueCode: text('uniqueCode') },
    constructionYear: amount('constructionYear'),
    filled: new Set(Object.keys(form).filter((name) => isFilled(value(name)))),
  }
}
