import * as z from 'zod/mini'

import type { FormFields } from '@/domain/enquiries/formFields'
import { goals } from '@/domain/catalogue/vocabulary'

import { line, oneOf, person } from '../rules'

/** Characters of a list query with as many filters as an address can carry. */
const MAX_QUERY_CHARS = 2000

export const savedSearchSchema = (asking: FormFields) =>
  z.object({
    ...person(asking),
    goal: oneOf(goals, 'required'),
    wish: line('optional', MAX_QUERY_CHARS),
  })
