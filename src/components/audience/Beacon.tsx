import { AUDIENCE_PATH } from '@/domain/audience/rules'

import { InlineScript } from '../inline/InlineScript'

/**
 * Counts a page view of this listing. It sets no cookie, stores nothing in the browser and sends
 * nothing to third parties.
 */
export const Beacon = ({ reference }: { reference: number }) => (
  <InlineScript name="beacon" data-address={`${AUDIENCE_PATH}${reference}`} />
)
