import { findIgnoredMarquees, mapPoints } from '@/data/catalogue/mapPoints'
import type { ListingSummary } from '@/data/catalogue/search/listingSummaryRows'
import { loaded } from '@/data/core/payload'
import { findSettings } from '@/data/site/shell'
import { boxAtZoom } from '@/domain/map/pictureFrame'
import { MAX_POINTS_PER_MESSAGE, type MapMessage } from '@/domain/map/mapMessage'
import { mapStyles } from '@/domain/site/options'
import type { Locale } from '@/i18n/locales'
import type { Setting } from '@/payload-types'

/** The address of the frame that shows a map. */
export const mapFrameHref = (locale: Locale): string => `/${locale}/map/`

const START_ZOOM = 11

/** Where staff want maps to begin that have nothing to show. */
function startOf({ mapPlace, mapZoom }: Setting): Pick<MapMessage['messageInfo'], 'start'> {
  const { latitude, longitude } = loaded(mapPlace) ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return {}
  return { start: boxAtZoom({ lat: latitude, lng: longitude }, mapZoom ?? START_ZOOM) }
}

/** Returns the message that shows these listings on the map. */
export async function mapMessageOf(
  listings: readonly ListingSummary[],
  info: MapMessage['messageInfo'],
  locale: Locale,
): Promise<MapMessage> {
  const [points, settings, marqueeIgnore] = await Promise.all([
    mapPoints(listings, locale),
    findSettings(locale),
    findIgnoredMarquees(locale),
  ])
  return {
    propsList: points.slice(0, MAX_POINTS_PER_MESSAGE),
    messageInfo: { ...info, ...startOf(settings) },
    mapType: settings.mapStyle ?? mapStyles[0],
    customMarker: null,
    marqueeIgnore,
  }
}
