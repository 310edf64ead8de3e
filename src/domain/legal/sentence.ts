import type { ElectricalInspection, Meters } from '../catalogue/building'
import type {
  AsbestosType,
  FloodScore,
  FloodZone,
  Permit,
  PlanningInformation,
  Summons,
  YesOrNone,
} from './planning'

/** What an advertisement says under its own heading, in this order. */
export const legalTopics = ['rent', 'planning', 'flood', 'asbestos', 'electricity', 'soil'] as const
export type LegalTopic = (typeof legalTopics)[number]

type Missing = 'missing'

/** Every sentence there is; its words stand under `site.legalBlock` in the messages. */
export type SentenceKey =
  | 'energy.flanders'
  | 'energy.brussels'
  | 'energy.brusselsWithoutCo2'
  | 'energy.wallonia'
  | 'energy.walloniaLabel'
  | 'energy.abroad'
  | 'energy.missing'
  | 'energy.code'
  | 'energy.certificate'
  | 'energy.certificateUntil'
  | 'energy.renovation'
  | `energy.short${'Flanders' | 'FlandersCode' | 'Brussels' | 'Wallonia' | 'Class'}`
  | `permit.${Permit | Missing}`
  | `zoning.${'known' | Missing}`
  | `summons.${Summons | Missing}`
  | `judicialDecision.${YesOrNone}`
  | `preemption.${YesOrNone | Missing}`
  | `subdivision.${Permit | Missing}`
  | `planningInformation.${PlanningInformation | Missing}`
  | `pScore.${FloodScore | Missing}`
  | `gScore.${FloodScore | Missing}`
  | `floodZone.${FloodZone}`
  | 'flood.report'
  | `asbestos.${AsbestosType | 'known' | Missing}`
  | `electricity.${ElectricalInspection}`
  | 'soil.known'
  | 'rent.asked'
  | `charges.${'known' | 'free' | Missing}`
  | `meters.${Meters | Missing}`

/** What fills a sentence: a text, a number, the name of an option, or a day. */
export type SentenceValue =
  string | number | { name: readonly [vocabulary: string, value: string] } | { day: string }

export type Sentence = { key: SentenceKey; values: Record<string, SentenceValue> }

export const sentence = (
  key: SentenceKey,
  values: Record<string, SentenceValue> = {},
): Sentence => ({ key, values })
