import { thumbHashToAverageRGBA } from 'thumbhash'

import type { PictureView } from '@/components/media/Picture'
import type { Media } from '@/payload-types'

function meanColour(thumbhash: string): string {
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'))
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`
}

/** A media document as pages show it; nothing when the relation is empty or was not loaded. */
export function pictureOf(media: string | Media | null | undefined): PictureView | undefined {
  if (typeof media !== 'object' || !media?.url) return undefined
  const made = Object.values(media.sizes ?? {}).flatMap((size) => (size?.url && size.width ? [{ src: size.url, width: size.width }] : []))
  return {
    alt: media.alt ?? '',
    width: media.width ?? 3,
    height: media.height ?? 2,
    src: media.sizes?.w600?.url ?? media.url,
    sizes: made.sort((a, b) => a.width - b.width),
    ...(media.thumbhash && { tone: meanColour(media.thumbhash) }),
  }
}

export const picturesOf = (list: (string | Media)[] | null | undefined): PictureView[] =>
  (list ?? []).map(pictureOf).filter((picture): picture is PictureView => picture !== undefined)
