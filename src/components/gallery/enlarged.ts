import type { PictureView } from '@/components/media/Picture'

/** What the buttons of the lightbox are called. */
export type EnlargeWords = {
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
  /** With {index} and {total} left open. */
  position: string
}

/** Where a picture leads without scripts: to its largest size. */
export const largestOf = ({ sizes, src }: PictureView): string => sizes.at(-1)?.src ?? src

export type Slide = { src: string; alt: string; width: number; height: number; description?: string; srcSet: { src: string; width: number; height: number }[] }

const sized = (img: HTMLImageElement, ratio: number) =>
  img.srcset
    .split(', ')
    .map((one) => one.split(' '))
    .flatMap(([src, width]) => (src && width ? [{ src, width: parseInt(width, 10), height: Math.round(parseInt(width, 10) * ratio) }] : []))

/** The page has all there is to know of its pictures; said a second time as data, it would weigh on every page. */
export function slideOf(link: HTMLAnchorElement): Slide {
  const img = link.querySelector('img')
  const { caption } = link.dataset
  const [width, height] = [img?.width || 3, img?.height || 2]
  const [naturalWidth, naturalHeight] = [Number(img?.getAttribute('width') ?? width), Number(img?.getAttribute('height') ?? height)]
  const srcSet = img ? sized(img, naturalHeight / naturalWidth) : []
  return { src: link.href, alt: img?.alt ?? '', width: naturalWidth, height: naturalHeight, ...(caption && { description: caption }), srcSet }
}
