import type { Refused } from '@/domain/enquiries/refusals'

/** Thrown while a submission is stored, when a limit is reached: the transaction is rolled back. */
export class SubmissionRefused extends Error {
  constructor(readonly refused: Refused) {
    super('A lead was refused while it was written')
  }
}
