import type { VideoWords } from '@/components/media/Video'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** Returns the view of a video; undefined without an address. */
export function videoView(
  address: string | null | undefined,
  title: string,
  locale: Locale,
): { address: string; title: string; words: VideoWords } | undefined {
  if (!address) return undefined
  const t = translate(locale)
  return {
    address,
    title,
    words: {
      play: t('video.play'),
      tour: t('video.tour'),
      from: (host) => t('video.from', { host }),
    },
  }
}
