import * as z from 'zod/mini'

import type { FormFields } from '@/domain/enquiries/formFields'

import { day, person, needsEmailOrPhone, text, wholeNumber } from '../rules'

/** Outside these bounds the number is probably mistyped, and is refused. */
const AMOUNTS = { min: 1000, max: 100_000_000 }

export const offerSchema = (asking: FormFields) =>
  z
    .object({
      ...person(asking),
      amount: wholeNumber('required', AMOUNTS),
      conditions: text('optional'),
      until: day('optional'),
    })
    .check(needsEmailOrPhone(asking))
