import type { PropertyCardView } from '@/components/cards/PropertyCard'

export type ComparedHead = {
  reference: number
  card: PropertyCardView
  drop: { href: string; mark: string; label: string }
}
export type ComparisonRow = {
  key: string
  label: string
  cells: (string | undefined)[]
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
