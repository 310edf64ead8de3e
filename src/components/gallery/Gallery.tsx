import type { ReactNode } from 'react'

import { Icon } from '@/components/icon/Icon'
import { Picture, PictureLabel, type PictureView } from '@/components/media/Picture'

import { Enlarge } from './Enlarge'
import { captionOf, largestSrc, type LightboxWords } from './slides'

/**
 * The number of pictures that a wide screen shows. The others show in the lightbox, or below when
 * there are no scripts; a phone swipes through all of them.
 */
const SHOWN = 3

type Props = {
  pictures: PictureView[]
  label: string
  words: { all: string; nameOf: (at: number) => string; enlarge: LightboxWords }
  /** What lies over the pictures on a phone. */
  children?: ReactNode
}

/**
 * The `sizes` of a picture. On a phone a little less than its real width: the difference is not
 * visible and the picture loads sooner.
 */
const sizesOf = (at: number, count: number) =>
  at === 0 && count > 1
    ? '(min-width: 1600px) 957px, (min-width: 961px) 65vw, 80vw'
    : '(min-width: 1600px) 475px, (min-width: 961px) 33vw, 80vw'

/** The pictures of a listing: a large one and two beside it, each a link to its full size. */
export function Gallery({ pictures, label, words, children }: Props) {
  const count = pictures.length
  if (count === 0) return null
  return (
    <Enlarge props={words.enlarge} className="gallery-frame">
      <ul id="photos" aria-label={label} className="gallery" data-count={Math.min(count, SHOWN)}>
        {pictures.map((picture, index) => (
          <li key={index} data-portrait={picture.height > picture.width || undefined}>
            <a
              href={largestSrc(picture)}
              data-photo
              data-caption={captionOf(picture)}
              aria-label={picture.alt ? undefined : words.nameOf(index + 1)}
            >
              <Picture
                picture={picture}
                loading={index === 0 ? 'first' : index < SHOWN ? 'eager' : 'lazy'}
                sizes={sizesOf(index, count)}
              />
              <PictureLabel picture={picture} />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <a href="#photos" data-all className="gallery-all">
            <Icon name="pictures" size={16} />
            {words.all}
          </a>
          <span className="gallery-count" aria-hidden="true" data-position>
            {`1/${count}`}
          </span>
        </>
      )}
      {children}
    </Enlarge>
  )
}
