import type { OwnerStatus } from './ownerStatus'

/** The steps from the advertisement to the deed, or in a letting to the handover of the keys. */
const saleStepNames = ['online', 'viewings', 'offer', 'agreement', 'deed'] as const
type SaleStepName = (typeof saleStepNames)[number]

/** What is known of how far a sale or a letting is. */
export type SaleFacts = {
  ownerStatus: OwnerStatus
  publishedOn?: string | null | undefined
  viewingsMade: number
  viewingsPlanned: number
  offeredOn?: string | null | undefined
  agreementOn?: string | null | undefined
  deedOn?: string | null | undefined
}

export type SaleStep = { name: SaleStepName; state: 'done' | 'now' | 'ahead'; on?: string }

const isPast = (date: string | null | undefined, now: Date): boolean =>
  Boolean(date) && Date.parse(date ?? '') <= now.getTime()

/** Returns the steps, each with the day on which it was reached where that is known. */
export function saleStepsOf(facts: SaleFacts, now: Date): SaleStep[] {
  const { ownerStatus, publishedOn, viewingsMade, viewingsPlanned } = facts
  const { offeredOn, agreementOn, deedOn } = facts
  const isEnded = ownerStatus === 'sold' || ownerStatus === 'rented'
  const isReached: Record<SaleStepName, boolean> = {
    online: isEnded || ownerStatus === 'online' || ownerStatus === 'option',
    viewings: viewingsMade + viewingsPlanned > 0,
    offer: ownerStatus === 'option' || isPast(offeredOn, now),
    agreement: isEnded || isPast(agreementOn, now),
    deed: isPast(deedOn, now),
  }
  const dayOf: Partial<Record<SaleStepName, string | null | undefined>> = {
    online: publishedOn,
    offer: offeredOn,
    agreement: agreementOn,
    deed: deedOn,
  }
  const last = saleStepNames.findLastIndex((name) => isReached[name])
  return saleStepNames.map((name, at) => {
    const { [name]: on } = dayOf
    const isDone = at < last || isReached.deed
    return { name, state: isDone ? 'done' : at === last ? 'now' : 'ahead', ...(on && { on }) }
  })
}
