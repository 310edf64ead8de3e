import { Icon } from '@/components/icon/Icon'
import { island } from '@/components/island/island'
import { fill } from '@/i18n/fill'

import { Picture, PictureLabel, type PictureView } from './Picture'
import type { start } from './slides.island'

const SlidesIsland = island<typeof start>('slides', { wake: 'touch', holdsPresses: true })

type Props = {
  pictures: PictureView[]
  /** The `sizes` of each picture. */
  sizes: string
  /** `position` has the placeholder {position}. */
  words: { gallery: string; previous: string; next: string; position: string }
}

const buttonStyle =
  'grid size-11 place-items-center rounded-full bg-paper text-ink hover:bg-ink hover:text-paper'

/**
 * Pictures behind the banner, one at a time, with buttons. Without scripts the row is dragged or
 * scrolled.
 */
export function Slides({ pictures, sizes, words }: Props) {
  const positions = pictures.map((_, index) =>
    fill(words.position, { position: String(index + 1) }),
  )
  return (
    <SlidesIsland props={{ positions }} className="absolute inset-0">
      <ul
        data-slides
        aria-label={words.gallery}
        tabIndex={0}
        className="flex h-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} className="relative h-full w-full shrink-0 snap-start">
            <Picture
              picture={picture}
              sizes={sizes}
              eager={index === 0}
              className="absolute inset-0 h-full w-full object-cover"
            />
            <PictureLabel picture={picture} />
          </li>
        ))}
      </ul>
      <div className="absolute top-4 right-4 z-1 flex items-center gap-2">
        <span className="rounded-full bg-paper px-3 py-1 text-sm" aria-live="polite">
          {positions[0]}
        </span>
        <button type="button" data-step={-1} className={buttonStyle} aria-label={words.previous}>
          <Icon name="previous" />
        </button>
        <button type="button" data-step={1} className={buttonStyle} aria-label={words.next}>
          <Icon name="next" />
        </button>
      </div>
    </SlidesIsland>
  )
}
