import { regionOf } from './regions'
import type { Province, Region } from './vocabulary'

const ranges: readonly (readonly [from: number, to: number, province: Province])[] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'walloon_brabant'],
  [1500, 1999, 'flemish_brabant'],
  // Zwijndrecht is part of Beveren-Kruibeke-Zwijndrecht since 1 January 2025.
  [2070, 2070, 'east_flanders'],
  [2000, 2999, 'antwerp'],
  [3000, 3499, 'flemish_brabant'],
  [3500, 3999, 'limburg'],
  [4000, 4999, 'liege'],
  [5000, 5999, 'namur'],
  [6000, 6599, 'hainaut'],
  [6600, 6999, 'luxembourg'],
  [7000, 7999, 'hainaut'],
  [8000, 8999, 'west_flanders'],
  [9000, 9999, 'east_flanders'],
]

/** The region a province is part of. */
export const regionOfProvince = (province: Province): Region | undefined =>
  regionOf(ranges.find(([, , one]) => one === province)?.[0] ?? '')

/**
 * The province a Belgian postal code lies in, Brussels counted as one; nothing when it is not a
 * Belgian postal code.
 */
export function provinceOf(zip: string): Province | undefined {
  if (!regionOf(zip)) return undefined
  const code = Number(zip.trim())
  return ranges.find(([from, to]) => code >= from && code <= to)?.[2]
}
