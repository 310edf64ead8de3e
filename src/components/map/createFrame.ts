import type { MapMessage } from '@/domain/map/mapMessage'
import { MESSAGE_DELAY_MS } from '@/domain/map/mapWait'

import { readFrameEvent } from './frameMessages'

/**
 * How long the static map stays when the moving one has its listings but is not drawn yet: longer
 * where it shows the streets of the same view, which is more than a map that is still empty.
 */
const MAX_WAIT_MS = 4_000
const MAX_WAIT_WITH_STREETS_MS = 12_000

type Options = { src: string; title: string }

const HIDDEN = 'invisible'

/** A hidden frame over the content of an element; the style sheet positions that element. */
function createHidden({ src, title }: Options): HTMLIFrameElement {
  const frame = Object.assign(document.createElement('iframe'), {
    src,
    title,
    className: 'absolute inset-0 h-full w-full rounded-(--radius-base) border border-sand',
    inert: true,
  })
  frame.classList.add(HIDDEN)
  return frame
}

/** Calls back with what the frame says. */
function listenTo(
  frame: HTMLIFrameElement,
  callback: (event: ReturnType<typeof readFrameEvent>) => void,
): void {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === location.origin && source === frame.contentWindow) callback(readFrameEvent(data))
  })
}

/**
 * The frame of the moving map over the content of an element. It can be prepared, which loads the
 * program of the map and no more; when it is opened it is told what to show, and takes the place of
 * the content when it has drawn that.
 */
export function createFrame(element: HTMLElement, options: Options) {
  let frame: HTMLIFrameElement | undefined
  let message: MapMessage | undefined
  let isLoaded = false

  const send = () => {
    if (message && isLoaded) frame?.contentWindow?.postMessage(message, location.origin)
  }
  const show = () => {
    if (!frame?.inert) return
    const hadFocus = element.contains(document.activeElement)
    frame.inert = false
    frame.classList.remove(HIDDEN)
    element.removeAttribute('aria-busy')
    // While the frame was inert, what asked for the focus in it could not have it.
    const first = frame.contentDocument?.querySelector<HTMLElement>('[data-first-focus]')
    if (first) first.focus()
    else if (hadFocus) frame.focus()
    // Two frames later it is painted: nothing is ever blank. Taken out itself, it would load again.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        for (const node of [...element.childNodes]) if (node !== frame) node.remove()
      }),
    )
  }
  const prepare = () => {
    if (frame) return
    frame = createHidden(options)
    listenTo(frame, (event) => {
      if (event && 'isDrawn' in event) show()
      const hasStreets = message?.messageInfo.at !== undefined
      if (event && 'isReady' in event)
        setTimeout(show, hasStreets ? MAX_WAIT_WITH_STREETS_MS : MAX_WAIT_MS)
    })
    frame.addEventListener('load', () =>
      setTimeout(() => {
        isLoaded = true
        send()
      }, MESSAGE_DELAY_MS),
    )
    element.append(frame)
  }
  const say = (next: MapMessage) => {
    message = next
    send()
  }

  return {
    prepare,
    say,
    open(first: MapMessage): void {
      element.setAttribute('aria-busy', 'true')
      prepare()
      // The open map may be larger than the static one: the frame has its new size after this.
      requestAnimationFrame(() => say(first))
    },
  }
}
