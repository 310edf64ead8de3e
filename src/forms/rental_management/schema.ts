import * as z from 'zod/mini'

import type { Asking } from '@/domain/forms/asking'
import { managementServices, valuedKinds } from '@/domain/leads'

import { day, oneOf, person, reachable, someOf } from '../rules'

export const rentalSchema = (asking: Asking) =>
  z
    .object({ ...person(asking), valued: oneOf(valuedKinds, 'required'), services: someOf(managementServices, 'optional'), from: day('optional') })
    .check(reachable(asking))
