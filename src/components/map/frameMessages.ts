/** What the map in its frame tells the page around it. */
export type FrameEvent =
  | { isReady: true }
  /** The map has drawn what it was told to show. */
  | { isDrawn: true }
  /** The listing of a mark was picked, and its card stands on the page. */
  | { picked: number }
  /** The map was moved to this area, in which the list is to search. */
  | { within: string }

/** Returns what the frame says, or undefined for any other data that a window receives. */
export function readFrameEvent(data: unknown): FrameEvent | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('picked' in data && typeof data.picked === 'number') return { picked: data.picked }
  if ('within' in data && typeof data.within === 'string') return { within: data.within }
  if ('isDrawn' in data && data.isDrawn === true) return { isDrawn: true }
  return 'isReady' in data && data.isReady === true ? { isReady: true } : undefined
}
