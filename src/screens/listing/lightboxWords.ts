import type { LightboxWords } from '@/components/gallery/slides'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

export function lightboxWords(locale: Locale, name: string): LightboxWords {
  const t = translate(locale)
  return {
    name,
    close: t('listing.lightbox.close'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    zoomIn: t('listing.lightbox.zoomIn'),
    zoomOut: t('listing.lightbox.zoomOut'),
    play: t('listing.lightbox.play'),
    pause: t('listing.lightbox.pause'),
    enterFullscreen: t('listing.lightbox.enterFullscreen'),
    exitFullscreen: t('listing.lightbox.exitFullscreen'),
    thumbnails: t('listing.lightbox.thumbnails'),
    photo: t('listing.lightbox.photo'),
    caption: t('listing.lightbox.caption'),
    position: t('listing.lightbox.position', { index: '{index}', total: '{total}' }),
  }
}
