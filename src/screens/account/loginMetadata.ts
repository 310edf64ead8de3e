import type { Metadata } from 'next'

import { portalMetadata } from '../portal/portalMetadata'

/** The metadata of a page with a secret in its address, which must not be sent to other sites. */
export const loginMetadata = async (locale: string): Promise<Metadata> => ({
  ...(await portalMetadata(locale)),
  referrer: 'no-referrer',
})
