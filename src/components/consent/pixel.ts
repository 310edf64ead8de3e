import type { Choices } from '@/domain/privacy/consent'
import { allowedTags, type TagIds } from '@/domain/site/tags'

import { loadScript } from './loadScript'

type Pixel = {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push?: Pixel
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

const SCRIPT_URL = 'https://connect.facebook.net/en_US/fbevents.js'

/** Creates the queue that holds commands until the script of Meta has loaded. */
function createQueue(): Pixel {
  const queue: unknown[][] = []
  const enqueue = (...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command)
    else queue.push(command)
  }
  const pixel: Pixel = Object.assign(enqueue, { queue, loaded: true, version: '2.0' })
  pixel.push = pixel
  return pixel
}

/** Loads the pixel when it is allowed, or updates the consent of a loaded one. */
export function applyToPixel(ids: TagIds, choices: Choices): void {
  const { pixelId: id } = allowedTags(ids, choices)
  if (window.fbq) return window.fbq('consent', id ? 'grant' : 'revoke')
  if (!id) return
  const pixel = createQueue()
  window.fbq = pixel
  window._fbq = pixel
  pixel('init', id)
  pixel('track', 'PageView')
  loadScript(SCRIPT_URL)
}
