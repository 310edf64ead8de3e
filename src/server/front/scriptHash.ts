import { createHash } from 'node:crypto'

/** The hash of an inline script as policies write it. Browsers normalise line breaks before. */
export const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}'`
