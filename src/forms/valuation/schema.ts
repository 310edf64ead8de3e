import * as z from 'zod/mini'

import type { Asking } from '@/domain/forms/asking'
import { valuationReasons, valuedKinds } from '@/domain/leads'

import { oneOf, person, reachable } from '../rules'

export const valuationSchema = (asking: Asking) =>
  z.object({ ...person(asking), valued: oneOf(valuedKinds, 'required'), reason: oneOf(valuationReasons, 'optional') }).check(reachable(asking))
