import { thumbHashToAverageRGBA } from 'thumbhash'

import type { PictureView } from '@/components/media/Picture'
import { env } from '@/env'
import type { Media } from '@/payload-types'

function meanColour(thumbhash: string): string {
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'))
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`
}

/** Payload writes the address of the site before its files. */
const onSite = (url: string): string => (url.startsWith(env.SITE_URL) ? url.slice(env.SITE_URL.length) : url)

/** What of a media document pages show. */
type Pictured = Pick<Media, 'url' | 'alt' | 'caption' | 'width' | 'height' | 'thumbhash' | 'sizes'>

/** Of the documents they were made from, as long as somebody holds those. */
const views = new WeakMap<Pictured, PictureView>()

/** A media document as pages show it; nothing when the relation is empty or was not loaded. */
export function pictureOf(media: string | Pictured | null | undefined): PictureView | undefined {
  if (typeof media !== 'object' || !media?.url) return undefined
  const view = views.get(media) ?? viewOf(media, media.url)
  views.set(media, view)
  return view
}

function viewOf(media: Pictured, url: string): PictureView {
  const made = Object.values(media.sizes ?? {}).flatMap((size) => (size?.url && size.width ? [{ src: onSite(size.url), width: size.width }] : []))
  return {
    alt: media.alt ?? '',
    ...(media.caption && { caption: media.caption }),
    width: media.width ?? 3,
    height: media.height ?? 2,
    src: onSite(media.sizes?.w600?.url ?? url),
    sizes: made.sort((a, b) => a.width - b.width),
    ...(media.thumbhash && { tone: meanColour(media.thumbhash) }),
  }
}

export const picturesOf = (list: (string | Media)[] | null | undefined): PictureView[] =>
  (list ?? []).map(pictureOf).filter((picture): picture is PictureView => picture !== undefined)
