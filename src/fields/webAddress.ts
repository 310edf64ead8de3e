import type { TextField } from 'payload'

import { say } from './say'

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/** A link that visitors follow: anything but a web address could carry a script. */
export const webAddress = (name: string): TextField => ({
  name,
  type: 'text',
  validate: (value: unknown, { req }) => !value || (typeof value === 'string' && isWebAddress(value)) || say(req, 'webAddress'),
})
