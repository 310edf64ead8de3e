import type { PropertyCardView } from '@/components/cards/PropertyCard'

export type ComparedHead = {
  reference: number
  card: PropertyCardView
  drop: { href: string; mark: string; label: string }
}
/** The text of a cell; `sign` is what the flood sign beside it says, where the law wants one. */
export type ComparedCell = { text: string; sign?: string }
export type ComparisonRow = {
  key: string
  label: string
  cells: (ComparedCell | undefined)[]
  differs: boolean
}
export type ComparisonGroup = { key: string; title: string; rows: ComparisonRow[] }
/** `share` is the position on the common scale, as a percentage. */
export type EnergyRow = {
  key: string
  title: string
  value: string
  label?: string
  epc?: PropertyCardView['epc']
  share?: number
}
