import type { MapLayout } from '@/domain/map/mapMessage'

/** The number of pixels as a browser counts widths of the page: larger text makes the page narrower. */
export const rem = (pixels: number): string => `${pixels / 16}rem`

export const isMinWidth = (width: number): boolean => matchMedia(`(width >= ${rem(width)})`).matches

/** From this width on, list and map stand side by side. `list.css` says the same. */
export const isWide = (): boolean => isMinWidth(1180)

/** Returns how the map of a list shows its listings at this width of the page. */
export const layoutOfList = (): MapLayout =>
  isWide() ? 'beside' : isMinWidth(768) ? 'column' : 'carousel'
