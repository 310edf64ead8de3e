import * as z from 'zod/mini'

import type { FormFields } from '@/domain/enquiries/formFields'
import { valuationReasons, valuedKinds } from '@/domain/enquiries/enquiries'

import { oneOf, person, needsEmailOrPhone } from '../rules'

export const valuationSchema = (asking: FormFields) =>
  z
    .object({
      ...person(asking),
      valued: oneOf(valuedKinds, 'required'),
      reason: oneOf(valuationReasons, 'optional'),
    })
    .check(needsEmailOrPhone(asking))
