import { CAROUSEL_PX } from './openingView'
import type { Size } from './pictureFrame'

/**
 * The maps of a list by the width of the page: each has a picture of its own with which it opens.
 * `list.css` and `layoutOfList` say where the map stands at these widths.
 */
type PosterKind = {
  /** The width of the page from which this picture is shown, in pixels. */
  from: number
  /** The smallest map of these pages, in which all results can be seen. */
  smallest: Size
  /** The size of the picture, which fills the largest map of these pages. */
  size: Size
  /** What the listings cover of the map at its lower edge. */
  below: number
}

export const posterKinds = {
  phone: {
    from: 0,
    smallest: { width: 360, height: 540 },
    size: { width: 480, height: 840 },
    below: CAROUSEL_PX,
  },
  largePhone: {
    from: 480,
    smallest: { width: 480, height: 540 },
    size: { width: 768, height: 900 },
    below: CAROUSEL_PX,
  },
  column: {
    from: 768,
    smallest: { width: 428, height: 600 },
    size: { width: 840, height: 1060 },
    below: 0,
  },
  beside: {
    from: 1180,
    smallest: { width: 519, height: 600 },
    size: { width: 704, height: 1000 },
    below: 0,
  },
  wideBeside: {
    from: 1600,
    smallest: { width: 640, height: 760 },
    size: { width: 1024, height: 1200 },
    below: 0,
  },
} as const satisfies Readonly<Record<string, PosterKind>>

export type PosterName = keyof typeof posterKinds
export const posterNames = Object.keys(posterKinds) as PosterName[]

export const isPosterName = (name: string | undefined): name is PosterName =>
  posterNames.some((one) => one === name)
