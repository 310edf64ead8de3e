import type { PictureView } from '@/components/media/Picture'
import type { Media } from '@/payload-types'

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
  }
}
