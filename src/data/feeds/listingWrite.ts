import type { Compliance } from '@/domain/legal/compliance'

import type { FeedRecord } from './records'

/** A listing to be written: a new one, or one that only its feed has changed. */
export type ListingWrite = {
  property: string
  version: string
  record: FeedRecord
  isNew: boolean
  compliance: Compliance | null
}
