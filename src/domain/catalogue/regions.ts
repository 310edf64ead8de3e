import type { Region } from './vocabulary'

/** Both ends belong to the region. */
export const zipRanges: readonly (readonly [from: number, to: number, region: Region])[] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
]

/** The region a Belgian postal code lies in; nothing when it is not a Belgian postal code. */
export function regionOf(zip: string | number): Region | undefined {
  const text = String(zip).trim()
  if (!/^\d{4}$/.test(text)) return undefined
  const code = Number(text)
  return zipRanges.find(([from, to]) => code >= from && code <= to)?.[2]
}
