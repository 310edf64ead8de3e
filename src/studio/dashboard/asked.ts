import type { PayloadRequest } from 'payload'

import type { Locale } from '@/i18n/locales'

import type { Says } from '../words'
import type words from './words.json'

/** What every card of the dashboard is given. */
export type Asked = { req: PayloadRequest; locale: Locale; says: Says<typeof words>; admin: string }

/** How many lines a card shows; the rest is one press away. */
export const MOST = 5
