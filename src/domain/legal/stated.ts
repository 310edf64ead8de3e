import { z } from 'zod'

import { meters } from '../building'
import { epcProfiles } from '../epc'
import { floodScores, permits, planningInformations, summonses, yesOrNone, zonings } from '../planning'
import { contractTypes } from '../priceUnits'
import { epcLabels, goals } from '../vocabulary'

/** What is not filled in, or not as it should be, is not there yet. */
export const text = z.string().trim().min(1).optional().catch(undefined)
export const amount = z.number().optional().catch(undefined)
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).optional().catch(undefined)

/** What the law looks at, read out of whatever holds a property: the form as it is being filled in, or a row of the database. */
export const stated = {
  goal: z.enum(goals).catch('sale'),
  publishPrice: z.boolean().catch(true),
  publishAddress: z.boolean().catch(true),
  ...{ contractType: choice(contractTypes), price: amount, monthlyRent: amount, chargesRenter: amount, meters: choice(meters) },
  ...{ street: text, constructionYear: amount, uniqueCode: text },
  ...{ epcValue: amount, epcLabel: choice(epcLabels), epcProfile: choice(epcProfiles), epcCertificate: text, epcDate: text, epcLabelText: text },
  ...{ epcTotal: amount, co2Emission: amount, planningInformation: choice(planningInformations) },
  ...{ permit: choice(permits), zoning: choice(zonings), summons: choice(summonses), preemptiveRights: choice(yesOrNone), allotmentPermit: choice(permits) },
  ...{ pScore: choice(floodScores), gScore: choice(floodScores), floodReportDate: text, asbestosCertificate: text, asbestosDate: text, electricalDate: text },
}
