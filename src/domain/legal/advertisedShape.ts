import { meters } from '../catalogue/building'
import { epcProfiles } from '../catalogue/epc'
import {
  floodScores,
  permits,
  planningInformations,
  summonses,
  yesOrNone,
  zonings,
} from './planning'
import { contractTypes, priceUnits } from '../catalogue/priceUnits'
import { epcLabels, goals } from '../catalogue/vocabulary'
import { z } from '../lib/zodWithoutEval'

/** Treats missing and invalid values as undefined. */
export const optionalText = z.string().trim().min(1).optional().catch(undefined)
export const optionalNumber = z.number().optional().catch(undefined)
const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).optional().catch(undefined)

/**
 * Zod shape of the fields that the law looks at, for a form being filled in or a row of the
 * database.
 */
export const advertisedShape = {
  goal: z.enum(goals).catch('sale'),
  publishPrice: z.boolean().catch(true),
  publishAddress: z.boolean().catch(true),
  contractType: optionalChoice(contractTypes),
  price: optionalNumber,
  priceUnit: optionalChoice(priceUnits),
  monthlyRent: optionalNumber,
  chargesRenter: optionalNumber,
  deposit: optionalNumber,
  meters: optionalChoice(meters),
  street: optionalText,
  houseNumber: optionalText,
  constructionYear: optionalNumber,
  newBuild: z.boolean().optional().catch(undefined),
  livingArea: optionalNumber,
  totalArea: optionalNumber,
  uniqueCode: optionalText,
  epcValue: optionalNumber,
  epcLabel: optionalChoice(epcLabels),
  epcProfile: optionalChoice(epcProfiles),
  epcCertificate: optionalText,
  epcDate: optionalText,
  epcLabelText: optionalText,
  epcTotal: optionalNumber,
  co2Emission: optionalNumber,
  planningInformation: optionalChoice(planningInformations),
  permit: optionalChoice(permits),
  zoning: optionalChoice(zonings),
  summons: optionalChoice(summonses),
  judicialDecision: optionalChoice(yesOrNone),
  preemptiveRights: optionalChoice(yesOrNone),
  allotmentPermit: optionalChoice(permits),
  pScore: optionalChoice(floodScores),
  gScore: optionalChoice(floodScores),
  floodReportDate: optionalText,
  asbestosCertificate: optionalText,
  asbestosDate: optionalText,
  electricalDate: optionalText,
}
