import { Icon } from '@/components/icon/Icon'
import { island } from '@/components/island/island'

import type { start } from './film.island'

// When the page is complete: the poster comes before the film.
const FilmIsland = island<typeof start>('film', { wake: 'idle', holdsPresses: true })

type Props = { src: string; poster?: string; words: { pause: string; resume: string } }

/**
 * A silent film behind the banner. It does not start by itself when the visitor prefers reduced
 * motion, and has a pause button.
 */
export const BannerFilm = ({ src, poster, words: { pause, resume } }: Props) => (
  <FilmIsland props={{ pause, resume }} className="contents">
    <video
      src={src}
      poster={poster}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden
      className="absolute inset-0 h-full w-full object-cover"
    />
    <button
      type="button"
      aria-label={resume}
      className="group absolute z-1 top-4 right-4 grid size-11 place-items-center rounded-full bg-paper text-ink"
    >
      <Icon name="play" className="group-data-playing:hidden" />
      <Icon name="pause" className="hidden group-data-playing:block" />
    </button>
  </FilmIsland>
)
