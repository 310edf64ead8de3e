import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { validationMessage, type Refusal } from './validationMessage'

/** Refuses a text that does not match the pattern. Empty is allowed. */
const matching =
  (pattern: RegExp, refusal: Refusal): TextFieldSingleValidation =>
  async (value, options) => {
    const builtIn = await text(value, options)
    return builtIn !== true || !value || pattern.test(value)
      ? builtIn
      : validationMessage(options.req, refusal)
  }

export const colourField = (name: string, defaultValue?: string): TextField => ({
  name,
  type: 'text',
  validate: matching(/^#[0-9a-f]{6}$/i, 'colour'),
  ...(defaultValue !== undefined && { defaultValue }),
})

/** The account number at an external service, in the format of that service. */
export const accountField = (name: string, pattern: RegExp): TextField => ({
  name,
  type: 'text',
  validate: matching(pattern, 'outsideId'),
})
