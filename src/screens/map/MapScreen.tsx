import { island } from '@/components/island/island'
import { InteractiveMap } from '@/components/map/frame/InteractiveMap'
import type { start } from '@/components/map/frame/map.island'
import { findStreetMap } from '@/data/map/streetMap'
import { findSettings } from '@/data/site/shell'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** A press may be followed by a scroll: the map is drawn all the same, and is there when it is seen. */
const MapIsland = island<typeof start>('map', { wake: 'ready', tag: 'main' })

const plainKeys = [
  'zoomIn',
  'zoomOut',
  'results',
  'toResults',
  'loading',
  'moveSearch',
  'toList',
  'approximate',
  'approximateTown',
  'close',
  'view',
  'none',
  'draw',
  'drawHelp',
  'corner',
  'undo',
  'cancel',
  'search',
  'everywhere',
  'noMap',
  'title',
  'sources',
] as const

/** Returns the texts of the map. Placeholders for numbers stay: the browser fills them in. */
function wordsOf(locale: Locale) {
  const t = translate(locale)
  const words = Object.fromEntries(plainKeys.map((key) => [key, t(`map.${key}`)]))
  return {
    ...(words as Record<(typeof plainKeys)[number], string>),
    inView: t('map.inView', { shown: '{shown}', total: '{total}' }),
    group: t('map.group', { count: '{count}' }),
    groupGone: t('map.groupGone', { count: '{count}' }),
  }
}

/** The interactive map and its list, filling the frame. */
export async function MapScreen({ locale }: { locale: Locale }) {
  const [{ mapToken }, streets] = await Promise.all([findSettings(locale), findStreetMap()])
  const props = {
    locale,
    words: wordsOf(locale),
    ...(mapToken && { token: mapToken }),
    ...(streets && { streets }),
  }
  return (
    <MapIsland className="h-full" props={props}>
      <InteractiveMap {...props} />
    </MapIsland>
  )
}
