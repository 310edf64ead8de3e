import type { TextFieldSingleValidation } from 'payload'

import { readArea } from '@/domain/area'
import { say } from '@/fields/say'

/** An area comes from the map of a list, as its address writes it; nobody writes one by hand. */
export const drawn: TextFieldSingleValidation = (value, { req }) => !value || readArea(value) !== undefined || say(req, 'notDrawn')
