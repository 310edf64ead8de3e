import { Gallery } from '@/components/gallery/Gallery'
import { picturesOf } from '@/data/catalogue/views/picture'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { lightboxWords } from './lightboxWords'

/** The photos of a listing or a project. */
export function Photos({ of, locale }: { of: Pick<Property, 'pictures'>; locale: Locale }) {
  const t = translate(locale)
  const pictures = picturesOf(of.pictures)
  const words = {
    all: t('listing.allPhotos', { count: pictures.length }),
    nameOf: (at: number) => t('listing.photo', { at }),
    enlarge: lightboxWords(locale, t('listing.lightbox.name')),
  }
  return <Gallery pictures={pictures} label={t('gallery.label')} words={words} />
}
