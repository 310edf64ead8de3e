import { findIgnoredMarquees, mapPoints } from '@/data/mapPoints'
import type { Listed } from '@/data/search/listedRows'
import { findSettings } from '@/data/shell'
import { MOST_ON_MESSAGE, type MapMessage } from '@/domain/mapMessage'
import { mapStyles } from '@/domain/site'
import type { Locale } from '@/i18n/locales'

/** The address of the frame that shows a map. */
export const frameOf = (locale: Locale): string => `/${locale}/map/`

/** What a page tells its map about these listings. */
export async function mapMessageOf(listings: readonly Listed[], info: MapMessage['messageInfo'], locale: Locale): Promise<MapMessage> {
  const [points, { mapStyle }, marqueeIgnore] = await Promise.all([mapPoints(listings, locale), findSettings(locale), findIgnoredMarquees(locale)])
  return { propsList: points.slice(0, MOST_ON_MESSAGE), messageInfo: info, mapType: mapStyle ?? mapStyles[0], customMarker: null, marqueeIgnore }
}
