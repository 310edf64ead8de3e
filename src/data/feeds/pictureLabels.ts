import type { FeedLanguage } from '@/domain/feeds/listing'
import { isLabelled } from '@/domain/site/pictureOrigins'
import { optionName, translate } from '@/i18n/translate'
import { labelled } from '@/i18n/typeset'

/**
 * Names the pictures that a machine made or changed, by their place: no format of a portal has a
 * field for it, and the law wants it to be seen where the picture is.
 */
export function pictureLabels(
  pictures: readonly { origin: string | null }[],
  language: FeedLanguage,
): string {
  const places = new Map<string, number[]>()
  for (const [at, { origin }] of pictures.entries())
    if (isLabelled(origin)) places.set(origin, [...(places.get(origin) ?? []), at + 1])
  const labels = [...places].map(([origin, numbers]) =>
    labelled(numbers.join(', '), optionName(language, 'pictureOrigin', origin), language),
  )
  return labels.length === 0
    ? ''
    : translate(language)('feeds.pictureLabels', { labels: labels.join('; ') })
}
