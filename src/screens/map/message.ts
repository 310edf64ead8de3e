import { findIgnoredMarquees, mapPoints } from '@/data/catalogue/mapPoints'
import type { ListingSummary } from '@/data/catalogue/search/listingSummaryRows'
import { findSettings } from '@/data/site/shell'
import { MAX_POINTS_PER_MESSAGE, type MapMessage } from '@/domain/map/mapMessage'
import { mapStyles } from '@/domain/site/options'
import type { Locale } from '@/i18n/locales'

/** The address of the frame that shows a map. */
export const mapFrameHref = (locale: Locale): string => `/${locale}/map/`

/** Returns the message that shows these listings on the map. */
export async function mapMessageOf(
  listings: readonly ListingSummary[],
  info: MapMessage['messageInfo'],
  locale: Locale,
): Promise<MapMessage> {
  const [points, { mapStyle }, marqueeIgnore] = await Promise.all([
    mapPoints(listings, locale),
    findSettings(locale),
    findIgnoredMarquees(locale),
  ])
  return {
    propsList: points.slice(0, MAX_POINTS_PER_MESSAGE),
    messageInfo: info,
    mapType: mapStyle ?? mapStyles[0],
    customMarker: null,
    marqueeIgnore,
  }
}
