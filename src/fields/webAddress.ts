import type { TextField } from 'payload'

import { validationMessage } from './validationMessage'

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/**
 * A link for visitors. It accepts only http and https, because other schemes could run a script.
 */
export const webAddress = (name: string): TextField => ({
  name,
  type: 'text',
  validate: (value: unknown, { req }) =>
    !value ||
    (typeof value === 'string' && isWebAddress(value)) ||
    validationMessage(req, 'webAddress'),
})
