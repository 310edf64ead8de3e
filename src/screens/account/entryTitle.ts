import type { Metadata } from 'next'

import { portalTitle } from '../portal/title'

/** A page with a secret in its address names it to no other site. */
export const entryTitle = async (locale: string): Promise<Metadata> => ({ ...(await portalTitle(locale)), referrer: 'no-referrer' })
