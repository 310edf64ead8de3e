import type { ReactNode } from 'react'

import { Gallery } from '@/components/gallery/Gallery'
import { Icon } from '@/components/icon/Icon'
import { picturesOf } from '@/data/catalogue/views/picture'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { lightboxWords } from './lightboxWords'

type Props = {
  of: Pick<Property, 'pictures'>
  locale: Locale
  /** What lies over the pictures on a phone. */
  children?: ReactNode
}

/** The photos of a listing or a project. */
export function Photos({ of, locale, children }: Props) {
  const t = translate(locale)
  const pictures = picturesOf(of.pictures)
  if (pictures.length === 0 && children)
    return (
      <div className="gallery-frame gallery-none">
        <Icon name="pictures" size={28} />
        <p>{t('listing.noPhotos')}</p>
        {children}
      </div>
    )
  const words = {
    all: t('listing.allPhotos', { count: pictures.length }),
    nameOf: (at: number) => t('listing.photo', { at }),
    enlarge: lightboxWords(locale, t('listing.lightbox.name')),
  }
  return (
    <Gallery pictures={pictures} label={t('gallery.label')} words={words}>
      {children}
    </Gallery>
  )
}
