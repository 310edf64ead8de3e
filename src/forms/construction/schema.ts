import * as z from 'zod/mini'

import type { FormFields } from '@/domain/enquiries/formFields'

import { line, person, needsEmailOrPhone } from '../rules'

export const constructionSchema = (asking: FormFields) =>
  z.object({ ...person(asking), unit: line('optional', 20) }).check(needsEmailOrPhone(asking))
