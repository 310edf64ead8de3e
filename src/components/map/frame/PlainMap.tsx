import type { MapPoint } from '@/domain/map/mapMessage'
import type { Locale } from '@/i18n/locales'

import { Locator } from '../Locator'
import type { MapWords } from './types'

/** The static map, for browsers that cannot draw the interactive one. */
export function PlainMap({
  locale,
  words,
  points,
}: {
  locale: Locale
  words: MapWords
  points: readonly MapPoint[]
}) {
  return (
    <div className="absolute inset-0 grid content-center gap-3 overflow-y-auto p-4">
      <p className="text-sm">{words.noMap}</p>
      <Locator places={points} locale={locale} title={words.title} className="mx-auto max-w-3xl" />
    </div>
  )
}
