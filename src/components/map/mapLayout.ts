import type { MapLayout } from '@/domain/map/mapMessage'

/** From this width on, list and map stand side by side. `list.css` says the same. */
const isMin = (width: number) => matchMedia(`(width >= ${width}px)`).matches

export const isWide = (): boolean => isMin(1180)

/** Returns how the map of a list shows its listings at this width of the page. */
export const layoutOfList = (): MapLayout =>
  isWide() ? 'beside' : isMin(768) ? 'column' : 'carousel'
