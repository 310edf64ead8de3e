import * as z from 'zod/mini'

import type { Asking } from '@/domain/forms/asking'

import { day, person, reachable, text, whole } from '../rules'

/** Below it no home is sold, and above it none of an agency: a mistyped number is asked about before it is sent. */
const AMOUNTS = { min: 1000, max: 100_000_000 }

export const offerSchema = (asking: Asking) =>
  z.object({ ...person(asking), amount: whole('required', AMOUNTS), conditions: text('optional'), until: day('optional') }).check(reachable(asking))
