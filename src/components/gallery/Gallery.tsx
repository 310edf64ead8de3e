import { Icon } from '@/components/icon/Icon'
import { Picture, type PictureView } from '@/components/media/Picture'

import { Enlarge } from './Enlarge'
import { largestSrc, type LightboxWords } from './slides'

/**
 * The number of pictures in the grid on a wide screen. The others show in the lightbox, or below
 * when there are no scripts.
 */
const GRID_SIZE = 5

type Props = {
  pictures: PictureView[]
  label: string
  words: { all: string; nameOf: (at: number) => string; enlarge: LightboxWords }
}

/** The pictures of a listing: a large one and four beside it, each a link to its full size. */
export function Gallery({ pictures, label, words }: Props) {
  if (pictures.length === 0) return null
  return (
    <Enlarge props={words.enlarge} className="relative mt-6">
      <ul
        id="photos"
        aria-label={label}
        className="picture-grid gallery"
        data-count={Math.min(pictures.length, GRID_SIZE)}
      >
        {pictures.map((picture, index) => (
          <li key={index}>
            <a
              href={largestSrc(picture)}
              data-photo
              data-caption={picture.caption}
              aria-label={picture.alt ? undefined : words.nameOf(index + 1)}
              className="group block h-full overflow-hidden rounded-[3px]"
            >
              <Picture
                picture={picture}
                eager={index === 0}
                sizes={
                  index === 0 ? '(min-width: 961px) 620px, 80vw' : '(min-width: 961px) 310px, 50vw'
                }
                className="h-full w-full object-cover transition-transform duration-500 group-hover:scale-[1.02]"
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <a href="#photos" data-all className="gallery-all">
          <Icon name="pictures" size={16} />
          {words.all}
        </a>
      )}
    </Enlarge>
  )
}
