import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { readOpenTimes } from '@/domain/site/openTimes'

import { validationMessage, type Refusal } from './validationMessage'

/** Refuses a text that does not fit. Empty is allowed. */
const fitting =
  (fits: (value: string) => boolean, refusal: Refusal): TextFieldSingleValidation =>
  async (value, options) => {
    const builtIn = await text(value, options)
    return builtIn !== true || !value || fits(value)
      ? builtIn
      : validationMessage(options.req, refusal)
  }

const matching = (pattern: RegExp, refusal: Refusal) =>
  fitting((value) => pattern.test(value), refusal)

/**
 * A text that has to be a number as the authorities give it. What was stored before the rule stays, so
 * that the rest of its form can be saved.
 */
export const officialNumber = (
  name: string,
  isValid: (value: string) => boolean,
  refusal: Refusal,
): TextField => ({
  name,
  type: 'text',
  validate: async (value: unknown, options: Parameters<TextFieldSingleValidation>[1]) => {
    if (typeof value !== 'string' || value === '' || value === options.previousValue) return true
    return isValid(value) || validationMessage(options.req, refusal)
  },
})

export const colourField = (name: string, defaultValue?: string): TextField => ({
  name,
  type: 'text',
  validate: matching(/^#[0-9a-f]{6}$/i, 'colour'),
  admin: { components: { Field: '/src/studio/theme/ColourField#ColourField' } },
  ...(defaultValue !== undefined && { defaultValue }),
})

/** The account number at an external service, in the format of that service. */
export const accountField = (name: string, pattern: RegExp): TextField => ({
  name,
  type: 'text',
  validate: matching(pattern, 'outsideId'),
})

/** Opening hours as search engines read them, "Mo-Fr 09:00-18:00". */
export const openTimesField = (name: string): TextField => ({
  name,
  type: 'text',
  validate: fitting((value) => readOpenTimes(value) !== undefined, 'openTimes'),
})
