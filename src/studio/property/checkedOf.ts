import { z } from 'zod'

import { meters } from '@/domain/building'
import { epcProfiles } from '@/domain/epc'
import { textIn } from '@/domain/legal/promise'
import { floodScores, permits, planningInformations, summonses, yesOrNone, zonings } from '@/domain/planning'
import { contractTypes } from '@/domain/priceUnits'
import type { Checked } from '@/domain/studio/propertyWarnings'
import { epcLabels, goals, type Region } from '@/domain/vocabulary'

type Form = Record<string, { value?: unknown } | undefined>

const text = z.string().trim().min(1).optional().catch(undefined)
const amount = z.number().optional().catch(undefined)
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).optional().catch(undefined)

/** What is not filled in, or not as it should be, is not there yet. */
const looked = z.object({
  goal: z.enum(goals).catch('sale'),
  publishPrice: z.boolean().catch(true),
  publishAddress: z.boolean().catch(true),
  ...{ contractType: choice(contractTypes), price: amount, monthlyRent: amount, chargesRenter: amount, deposit: amount, meters: choice(meters) },
  ...{ title: text, street: text, latitude: amount, longitude: amount, constructionYear: amount, uniqueCode: text },
  ...{ epcValue: amount, epcLabel: choice(epcLabels), epcProfile: choice(epcProfiles), epcCertificate: text, epcDate: text },
  ...{ epcTotal: amount, co2Emission: amount, planningInformation: choice(planningInformations) },
  ...{ permit: choice(permits), zoning: choice(zonings), summons: choice(summonses), preemptiveRights: choice(yesOrNone), allotmentPermit: choice(permits) },
  ...{ pScore: choice(floodScores), gScore: choice(floodScores), floodReportDate: text, asbestosCertificate: text, asbestosDate: text },
  ...{ electricalDate: text, typeDescription: text, epcLabelText: text },
})

/** What the check of a property looks at, read out of the form as it is being filled in. */
export function checkedOf(form: Form, region: Region | undefined, type: number | undefined): Checked {
  const { typeDescription, ...checked } = looked.parse(Object.fromEntries(Object.entries(form).map(([name, field]) => [name, field?.value])))
  const words = [checked.title, typeDescription, checked.epcLabelText, textIn(form.description?.value)].filter(Boolean).join('. ')
  return { ...checked, words, region, type }
}
