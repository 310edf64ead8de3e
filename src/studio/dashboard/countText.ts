import { MAX_COUNTED } from '@/data/dashboard/lines'
import { formatNumber } from '@/i18n/formats'

/** The count of a card, which ends at a number that says enough: "1.000+". */
export const countText = (total = 0): string =>
  total > MAX_COUNTED ? `${formatNumber(MAX_COUNTED)}+` : formatNumber(total)
