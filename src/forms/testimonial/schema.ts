import * as z from 'zod/mini'

import type { FormFields } from '@/domain/enquiries/formFields'

import { person, needsEmailOrPhone, ticked } from '../rules'

export const testimonialSchema = (asking: FormFields) =>
  z.object({ ...person(asking), publish: ticked('required') }).check(needsEmailOrPhone(asking))
