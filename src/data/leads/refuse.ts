import type { Refused } from '@/domain/forms/refusals'

/** Thrown where a lead is being written and only then turns out to be one too many: nothing of it is kept. */
export class LeadRefused extends Error {
  constructor(readonly refused: Refused) {
    super('A lead was refused while it was written')
  }
}
