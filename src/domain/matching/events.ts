/** Why somebody is told of a listing: it is new to him, it costs less, it can be had again. */
export const matchKinds = ['new', 'price', 'back'] as const
export type MatchKind = (typeof matchKinds)[number]

/** How a listing stands on the market, as visitors see it. */
export type Market = { isOffered: boolean; price: number | null; returns: number }

/** What happened to a listing; `mark` tells one price drop or return from another, so that each is told once. */
export type MarketEvent = { kind: MatchKind; mark: string }

/** What happened since the last look; nothing when it cannot be had. Who never heard of the listing hears that it is new. */
export function eventOf(before: Market | undefined, now: Omit<Market, 'returns'>): { event: MarketEvent | undefined; market: Market } {
  const returns = before?.returns ?? 0
  if (!now.isOffered) return { event: undefined, market: { isOffered: false, price: before?.price ?? null, returns } }
  const market = { ...now, returns }
  if (!before) return { event: { kind: 'new', mark: '' }, market }
  if (!before.isOffered) return { event: { kind: 'back', mark: String(returns + 1) }, market: { ...market, returns: returns + 1 } }
  const isCheaper = now.price !== null && before.price !== null && now.price < before.price
  return { event: isCheaper ? { kind: 'price', mark: String(now.price) } : { kind: 'new', mark: '' }, market }
}
