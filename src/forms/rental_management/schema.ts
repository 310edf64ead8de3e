import * as z from 'zod/mini'

import type { FormFields } from '@/domain/enquiries/formFields'
import { managementServices, valuedKinds } from '@/domain/enquiries/enquiries'

import { day, oneOf, person, needsEmailOrPhone, someOf } from '../rules'

export const rentalSchema = (asking: FormFields) =>
  z
    .object({
      ...person(asking),
      valued: oneOf(valuedKinds, 'required'),
      services: someOf(managementServices, 'optional'),
      from: day('optional'),
    })
    .check(needsEmailOrPhone(asking))
