import type { Choices } from '@/domain/consent'
import { allowedTags, type TagIds } from '@/domain/tags'

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

const SOURCE = 'https://connect.facebook.net/en_US/fbevents.js'

/** Takes commands until the company's script is there and works them off. */
function stub(): Pixel {
  const queue: unknown[][] = []
  const take = (...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command)
    else queue.push(command)
  }
  const pixel: Pixel = Object.assign(take, { queue, loaded: true, version: '2.0' })
  pixel.push = pixel
  return pixel
}

/** Fetches the pixel when it is allowed; one that is there already is told what changed. */
export function applyToPixel(ids: TagIds, choices: Choices): void {
  const { pixelId: id } = allowedTags(ids, choices)
  if (window.fbq) return window.fbq('consent', id ? 'grant' : 'revoke')
  if (!id) return
  const pixel = stub()
  window.fbq = pixel
  window._fbq = pixel
  pixel('init', id)
  pixel('track', 'PageView')
  loadScript(SOURCE)
}
