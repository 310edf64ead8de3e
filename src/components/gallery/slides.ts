import type { PictureView } from '@/components/media/Picture'

/** The labels of the lightbox. */
export type LightboxWords = {
  name: string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  play: string
  pause: string
  enterFullscreen: string
  exitFullscreen: string
  thumbnails: string
  photo: string
  caption: string
  /** With the placeholders {index} and {total}. */
  position: string
}

/** Returns the address of the largest size of a picture: its link target without scripts. */
export const largestSrc = ({ sizes, src }: PictureView): string => sizes.at(-1)?.src ?? src

/** What the lightbox writes below a picture: its caption, and what a machine made or changed. */
export const captionOf = ({ caption, label }: PictureView): string | undefined =>
  [caption, label].filter(Boolean).join(' · ') || undefined

export type Slide = {
  src: string
  alt: string
  width: number
  height: number
  description?: string
  srcSet: { src: string; width: number; height: number }[]
}

const srcSetOf = (img: HTMLImageElement, ratio: number) =>
  img.srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .flatMap(([src, width]) =>
      src && width
        ? [{ src, width: parseInt(width, 10), height: Math.round(parseInt(width, 10) * ratio) }]
        : [],
    )

/**
 * Reads a slide from the markup of a picture link. The same data as JSON would add weight to every
 * page.
 */
export function slideOf(link: HTMLAnchorElement): Slide {
  const img = link.querySelector('img')
  const { caption } = link.dataset
  const width = img?.width || 3
  const height = img?.height || 2
  const naturalWidth = Number(img?.getAttribute('width') ?? width)
  const naturalHeight = Number(img?.getAttribute('height') ?? height)
  const srcSet = img ? srcSetOf(img, naturalHeight / naturalWidth) : []
  return {
    src: link.href,
    alt: img?.alt ?? '',
    width: naturalWidth,
    height: naturalHeight,
    ...(caption && { description: caption }),
    srcSet,
  }
}
