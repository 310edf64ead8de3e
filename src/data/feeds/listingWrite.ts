import type { Compliance } from '@/domain/legal/compliance'

import type { FeedRecord } from './records'

/** A listing to be written: a new one, or one that only its feed has changed. */
export type ListingWrite = {
  property: string
  version: string
  record: FeedRecord
  isNew: boolean
  /**
   * It may not stay on the site: it lacks what the law asks of another offer than before, or has words
   * that the law forbids.
   */
  isRefused: boolean
  compliance: Compliance | null
  /** Where pictures are downloaded, when not at the address that names them. */
  downloads?: Readonly<Record<string, string>> | undefined
  /** The email address of the colleague who looks after it. */
  contact?: string | undefined
}
