import { Icon } from '@/components/icon/Icon'
import { island } from '@/components/island/island'
import { embedOf } from '@/domain/site/embed'
import { videoOf } from '@/domain/site/video'

import { Picture, PictureLabel, type PictureView } from './Picture'
import type { start } from './video.island'

const VideoIsland = island<typeof start>('video', { wake: 'touch', holdsPresses: true })

export type VideoWords = { play: string; tour: string; from: (host: string) => string }

type Props = { address: string; poster?: PictureView; title: string; words: VideoWords }

/**
 * A film or tour that loads nothing from third parties until it is clicked. Without scripts the
 * click follows the link to it.
 */
export function Video({ address, poster, title, words }: Props) {
  const video = videoOf(address)
  if (!video) return null
  if (video.kind === 'file')
    return (
      <figure>
        <video
          controls
          preload="none"
          src={video.url}
          poster={poster?.src}
          aria-label={title}
          className="aspect-video w-full rounded-(--radius-base) bg-ink"
        />
        {poster?.label && (
          <figcaption className="mt-2 text-sm opacity-80">{poster.label}</figcaption>
        )}
      </figure>
    )
  const embed = embedOf(video)
  if (!embed) return null
  return (
    <figure>
      <VideoIsland
        props={{ src: embed.src, title }}
        className="relative block aspect-video overflow-hidden rounded-(--radius-base) bg-ink"
      >
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="group absolute inset-0 grid place-items-center no-underline"
        >
          {poster && (
            <>
              <Picture
                picture={{ ...poster, alt: '' }}
                sizes="(min-width: 961px) 720px, 100vw"
                className="absolute inset-0 h-full w-full object-cover opacity-80 transition-opacity group-hover:opacity-100"
              />
              <PictureLabel picture={{ ...poster, alt: '' }} />
            </>
          )}
          <span className="relative inline-flex items-center gap-3 rounded-(--radius-base) bg-paper px-5 py-3 font-semibold text-ink">
            <Icon name="play" className="text-brick" />
            {embed.isTour ? words.tour : words.play}
          </span>
        </a>
      </VideoIsland>
      <figcaption className="mt-2 text-sm opacity-80">{words.from(embed.host)}</figcaption>
    </figure>
  )
}
