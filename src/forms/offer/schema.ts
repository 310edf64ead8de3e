import * as z from 'zod/mini'

import type { FormFields } from '@/domain/enquiries/formFields'
import { clockOf } from '@/domain/viewings/times'

import { day, person, needsEmailOrPhone, text, wholeNumber } from '../rules'

/** The last day of an offer, which has not passed on the agency's clock. */
const lastDay = z.pipe(
  day('optional'),
  z.string().check(z.refine((until) => until === '' || until >= clockOf(new Date()).day, 'past')),
)

/** Outside these bounds the number is probably mistyped, and is refused. */
const AMOUNTS = { min: 1000, max: 100_000_000 }

export const offerSchema = (asking: FormFields) =>
  z
    .object({
      ...person(asking),
      amount: wholeNumber('required', AMOUNTS),
      conditions: text('optional'),
      until: lastDay,
    })
    .check(needsEmailOrPhone(asking))
