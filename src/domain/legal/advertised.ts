import type { ElectricalInspection, Meters } from '../catalogue/building'
import type { EpcProfile } from '../catalogue/epc'
import type {
  AsbestosType,
  FloodScore,
  FloodZone,
  Permit,
  PlanningInformation,
  Summons,
  YesOrNone,
  Zoning,
} from './planning'
import type { ContractType, PriceUnit } from '../catalogue/priceUnits'
import type { EpcLabel, Goal, Region } from '../catalogue/vocabulary'

type Perhaps<T> = { [Name in keyof T]?: T[Name] | null | undefined }

/** What the law looks at in an advertisement, under the names of the property's fields. */
export type Advertised = {
  goal: Goal
  /** Of the city; nothing abroad. */
  region: Region | undefined
  /** The WebID of the main type. */
  type: number | undefined
} & Perhaps<{
  /** What staff wrote themselves, as `wordsOf` puts it together. */
  words: string
  /** The phrases that shut people out, as the agency lists them; its absence means the usual ones. */
  excludingWords: readonly string[]
  contractType: ContractType
  publishPrice: boolean
  price: number
  priceUnit: PriceUnit
  monthlyRent: number
  chargesRenter: number
  deposit: number
  meters: Meters
  publishAddress: boolean
  street: string
  houseNumber: string
  uniqueCode: string
  constructionYear: number
  newBuild: boolean
  livingArea: number
  totalArea: number
  epcValue: number
  epcLabel: EpcLabel
  epcLabelText: string
  epcProfile: EpcProfile
  epcCertificate: string
  epcDate: string
  epcTotal: number
  co2Emission: number
  permit: Permit
  zoning: Zoning
  summons: Summons
  judicialDecision: YesOrNone
  preemptiveRights: YesOrNone
  allotmentPermit: Permit
  planningInformation: PlanningInformation
  floodZone: FloodZone
  pScore: FloodScore
  gScore: FloodScore
  floodReportDate: string
  asbestosCertificate: string
  asbestosDate: string
  asbestosType: AsbestosType
  electricalInspection: ElectricalInspection
  electricalDate: string
  soilCertificate: string
}>
