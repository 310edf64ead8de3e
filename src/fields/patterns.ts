import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { say, type Refusal } from './say'

/** A text of one shape; empty is allowed. */
const shaped =
  (shape: RegExp, refusal: Refusal): TextFieldSingleValidation =>
  async (value, options) => {
    const usual = await text(value, options)
    return usual !== true || !value || shape.test(value) ? usual : say(options.req, refusal)
  }

export const colourField = (name: string, defaultValue?: string): TextField => ({
  name,
  type: 'text',
  validate: shaped(/^#[0-9a-f]{6}$/i, 'colour'),
  ...(defaultValue !== undefined && { defaultValue }),
})

/** The number of an account with a service outside, written the way that service writes it. */
export const accountField = (name: string, shape: RegExp): TextField => ({ name, type: 'text', validate: shaped(shape, 'outsideId') })
