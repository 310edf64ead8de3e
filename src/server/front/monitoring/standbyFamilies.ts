import type { Pool } from 'pg'

import { measureStandby } from '@/data/core/standby/measure'

import type { Family } from './exposition'

/** Whether the standby of DATABASE_READ_URL can be used, and how far it is behind. */
export async function standbyFamilies(primary: Pool, standby: Pool): Promise<Family[]> {
  const measured = (await measureStandby(primary, standby)).standby
  const delay = 'problem' in measured ? Infinity : measured.delaySeconds
  return [
    {
      name: 'hestia_standby_up',
      help: 'Whether the standby answers and is one of this database.',
      type: 'gauge',
      samples: [{ value: 'problem' in measured ? 0 : 1 }],
    },
    {
      name: 'hestia_standby_delay_seconds',
      help: 'How far the standby is behind; no figure means: nobody knows.',
      type: 'gauge',
      samples: Number.isFinite(delay) ? [{ value: delay }] : [],
    },
  ]
}
