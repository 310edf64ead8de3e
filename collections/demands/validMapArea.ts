import type { TextFieldSingleValidation } from 'payload'

import { readArea } from '@/domain/catalogue/area'
import { validationMessage } from '@/fields/validationMessage'

/** Accepts only a map area as a list address writes it; it is not typed by hand. */
export const validMapArea: TextFieldSingleValidation = (value, { req }) =>
  !value || readArea(value) !== undefined || validationMessage(req, 'notDrawn')
