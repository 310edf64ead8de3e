import type { CrmFormat } from '@/domain/feeds/formats'

import type { CrmReader } from './source'
import { readSweepbrightSource } from './sweepbright'
import { readWhiseSource } from './whise'

/** How each CRM is read. */
export const crmReaders: Record<CrmFormat, CrmReader> = {
  sweepbright: readSweepbrightSource,
  whise: readWhiseSource,
}
