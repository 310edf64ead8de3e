import type { MapLayout } from '@/domain/map/mapMessage'

export const isMinWidth = (width: number): boolean => matchMedia(`(width >= ${width}px)`).matches

/** From this width on, list and map stand side by side. `list.css` says the same. */
export const isWide = (): boolean => isMinWidth(1180)

/** Returns how the map of a list shows its listings at this width of the page. */
export const layoutOfList = (): MapLayout =>
  isWide() ? 'beside' : isMinWidth(768) ? 'column' : 'carousel'
