import type { SearchIndex } from '@/domain/catalogue/search/answers'
import type { Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'

/** The texts of the panel; the browser fills their placeholders. */
export type PanelWords = {
  panel: string
  types: string
  towns: string
  streets: string
  nearby: string
  properties: string
  understood: string
  remove: string
  unknown: string
  didYouMean: string
  nearest: string
  reference: string
  counts: Record<Goal, string>
  goals: Record<Goal, string>
  show: Record<Goal, string>
  register: string
  recent: string
  forget: string
  forgetOne: string
  none: string
  results: string
  troubles: { unreachable: string; busy: string; index: string }
}

export type SearchSetting = {
  locale: Locale
  showsCounts: boolean
  /** The list page of each goal, where there is one. */
  lists: Partial<Record<Goal, string>>
  /** The page of the demand form, where there is one. */
  register?: string
  /** The types, which the panel shows at once; the rest of the index is loaded. */
  types: SearchIndex['types']
  words: PanelWords
}
