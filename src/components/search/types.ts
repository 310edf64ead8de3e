import type { Goal } from '@/domain/vocabulary'

/** What the panel says; `#` stands for a number, or for what was not understood. */
export type PanelWords = {
  panel: string
  types: string
  towns: string
  properties: string
  understood: string
  remove: string
  unknown: string
  reference: string
  counts: Record<Goal, string>
  goals: Record<Goal, string>
  show: Record<Goal, string>
  register: string
  recent: string
  forget: string
  forgetOne: string
  none: string
  results: { none: string; one: string; many: string }
  troubles: { unreachable: string; busy: string; index: string }
}

export type SearchSetting = {
  locale: string
  /** How this language writes its numbers. */
  numbers: string
  showsCounts: boolean
  /** Where each goal is listed, as far as it is. */
  lists: Partial<Record<Goal, string>>
  /** The demand register; without one nothing can be kept in mind. */
  register?: string
  words: PanelWords
}
