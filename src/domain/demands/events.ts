/** Why an alert names a listing: it is new to the recipient, costs less, or is on offer again. */
export const matchKinds = ['new', 'price', 'back'] as const
export type MatchKind = (typeof matchKinds)[number]

/** How a listing stands on the market, as visitors see it. */
export type MarketState = { isOffered: boolean; price: number | null; returns: number }

/**
 * What happened to a listing; `mark` tells one price drop or return from another, so that each is
 * told once.
 */
export type MarketEvent = { kind: MatchKind; mark: string }

/**
 * Returns what happened since the last state; no event when the listing is not on offer. A listing
 * without an earlier state is new.
 */
export function eventOf(
  before: MarketState | undefined,
  now: Omit<MarketState, 'returns'>,
): { event: MarketEvent | undefined; market: MarketState } {
  const returns = before?.returns ?? 0
  if (!now.isOffered)
    return { event: undefined, market: { isOffered: false, price: before?.price ?? null, returns } }
  const market = { ...now, returns }
  if (!before) return { event: { kind: 'new', mark: '' }, market }
  if (!before.isOffered)
    return {
      event: { kind: 'back', mark: String(returns + 1) },
      market: { ...market, returns: returns + 1 },
    }
  const isCheaper = now.price !== null && before.price !== null && now.price < before.price
  return {
    event: isCheaper ? { kind: 'price', mark: String(now.price) } : { kind: 'new', mark: '' },
    market,
  }
}
