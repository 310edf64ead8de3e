import type { PayloadRequest } from 'payload'

import type { Locale } from '@/i18n/locales'

import type { Translator } from '../words'
import type words from './words.json'

/** The properties of every card of the dashboard. */
export type CardProps = {
  req: PayloadRequest
  locale: Locale
  t: Translator<typeof words>
  admin: string
}

/** Lines of a card. The rest is one click away. */
export const MAX_LINES = 5
