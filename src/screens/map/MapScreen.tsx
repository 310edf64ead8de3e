import { InteractiveMap } from '@/components/islands'
import { findSettings } from '@/data/shell'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

const plain = [
  'zoomIn',
  'zoomOut',
  'results',
  'toResults',
  'approximate',
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

/** Numbers that only the browser knows are written in there. */
function wordsOf(locale: Locale) {
  const t = translate(locale)
  const words = Object.fromEntries(plain.map((key) => [key, t(`map.${key}`)]))
  return {
    ...(words as Record<(typeof plain)[number], string>),
    inView: t('map.inView', { shown: '{shown}', total: '{total}' }),
    group: t('map.group', { count: '{count}' }),
  }
}

/** The interactive map and its list, filling the frame. */
export async function MapScreen({ locale }: { locale: Locale }) {
  const { mapToken } = await findSettings(locale)
  return (
    <main className="h-full">
      <InteractiveMap locale={locale} words={wordsOf(locale)} {...(mapToken && { token: mapToken })} />
    </main>
  )
}
