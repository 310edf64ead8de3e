import type { FrameEvent } from '../frameMessages'

/** Tells the page around the frame what happens on the map. */
export function tellPage(event: FrameEvent): void {
  if (parent !== window) parent.postMessage(event, location.origin)
}
