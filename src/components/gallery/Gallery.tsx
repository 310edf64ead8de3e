import { Icon } from '@/components/icon/Icon'
import { Enlarge } from '@/components/islands'
import { Picture, type PictureView } from '@/components/media/Picture'

import { largestOf, type EnlargeWords } from './enlarged'

/** As many as stand beside each other on a wide screen; the others come in the lightbox, or below when there are no scripts. */
const SHOWN = 5

type Props = { pictures: PictureView[]; label: string; words: { all: string; nameOf: (at: number) => string; enlarge: EnlargeWords } }

/** The pictures of a listing: a large one and four beside it; each leads to itself at full size. */
export function Gallery({ pictures, label, words }: Props) {
  if (pictures.length === 0) return null
  return (
    <Enlarge words={words.enlarge} className="relative mt-6">
      <ul id="photos" aria-label={label} className="picture-grid gallery" data-count={Math.min(pictures.length, SHOWN)}>
        {pictures.map((picture, at) => (
          <li key={at}>
            <a
              href={largestOf(picture)}
              data-photo
              data-caption={picture.caption}
              aria-label={picture.alt ? undefined : words.nameOf(at + 1)}
              className="group block h-full overflow-hidden rounded-[3px]"
            >
              <Picture
                picture={picture}
                eager={at === 0}
                sizes={at === 0 ? '(min-width: 961px) 620px, 80vw' : '(min-width: 961px) 310px, 50vw'}
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
