import type { Feature } from './lists/features'

/**
 * What a fact can hold. `vocabulary` names the words of the choices when they differ from the name
 * of the fact; with `byNumber`, feeds may write the position of a choice.
 */
export type FactKind =
  | { is: 'number'; min: number; max: number; whole?: true; unit?: 'area' | 'money' }
  | { is: 'choice'; of: readonly string[]; vocabulary?: string; byNumber?: true }
  | { is: 'text'; most: number }
  | { is: 'year' | 'day' | 'flag' }

/** The rows of the studio that follow the table, by tab. */
export const factRows = {
  layout: ['rooms', 'parking', 'floors', 'areas', 'partAreas', 'plot'],
  building: ['state', 'heating', 'windows', 'roof', 'supplies', 'spaces', 'comfort', 'offer'],
} as const

export const comparedGroups = [
  'surfaces',
  'rooms',
  'building',
  'energy',
  'planning',
  'comfort',
] as const
type BrochurePart = 'facts' | 'costs' | 'offer' | 'energy' | 'planning' | 'soil'

/** The lists of facts that can have an order of their own. */
type OrderedList = 'page' | 'compared' | 'brochure'

/** One fact of the table: what it can hold, and everywhere it is used. */
export type FactEntry = {
  kind: FactKind
  /** Its row in the studio; tabs without such rows name their facts themselves. */
  row?: (typeof factRows)[keyof typeof factRows][number]
  /** The database has an index for it. */
  index?: true
  /** The studio shows its choices as buttons. */
  asButtons?: true
  /** Only the page of a listing, or only feeds know it; otherwise both. */
  only?: 'page' | 'feed'
  /** The box of the property without which visitors do not see it. */
  shownWhen?: 'publishPrice' | 'publishAddress'
  compared?: (typeof comparedGroups)[number]
  brochure?: BrochurePart
  /** The filter that a listing passes when this box is ticked or this number is above 0. */
  feature?: Feature
  /** In these lists it stands directly before another fact; otherwise in the order of the table. */
  before?: Partial<Record<OrderedList, string>>
}

export const money = { is: 'number', min: 0, max: 1_000_000_000, unit: 'money' } as const
export const length = { is: 'number', min: 0, max: 10_000_000 } as const
export const area = { ...length, unit: 'area' } as const
export const count = { is: 'number', min: 0, max: 9999, whole: true } as const
export const flag = { is: 'flag' } as const
export const day = { is: 'day' } as const
export const year = { is: 'year' } as const
export const line = { is: 'text', most: 200 } as const

export const number = (min: number, max: number) => ({ is: 'number', min, max }) as const
export const whole = (min: number, max: number) => ({ ...number(min, max), whole: true }) as const

export const choice = (of: readonly string[], vocabulary?: string) =>
  ({ is: 'choice', of, ...(vocabulary && { vocabulary }) }) as const
export const numbered = (of: readonly string[], vocabulary?: string) =>
  ({ ...choice(of, vocabulary), byNumber: true }) as const
