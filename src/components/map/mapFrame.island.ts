import type { MapMessage } from '@/domain/map/mapMessage'
import { MESSAGE_DELAY_MS } from '@/domain/map/mapWait'

export type MapFrameProps = {
  src: string
  title: string
  message: MapMessage
  /** Whether the map loads at once, or when a link to it is clicked. */
  opens: 'at once' | 'on press'
  /** The classes of the element around the frame, once it is open. */
  className: string
}

/** Adds the address of the page as the list of the map; the hash #draw starts drawing. */
function withPageAddress(message: MapMessage): MapMessage {
  const { list, ...info } = message.messageInfo
  if (list === undefined) return message
  const { pathname, search, hash } = location
  return { ...message, messageInfo: { ...info, list: pathname + search, draw: hash === '#draw' } }
}

function createFrame({ src, title, message }: MapFrameProps): HTMLIFrameElement {
  const frame = Object.assign(document.createElement('iframe'), {
    src,
    title,
    className: 'h-full w-full rounded-(--radius-base) border border-sand',
  })
  const sendMessage = () =>
    frame.contentWindow?.postMessage(withPageAddress(message), location.origin)
  frame.addEventListener('load', () => setTimeout(sendMessage, MESSAGE_DELAY_MS))
  return frame
}

/** Replaces the static map by the interactive one in a frame, and sends it what to show. */
export function start(element: HTMLElement, props: MapFrameProps): void {
  const open = () => {
    element.className = props.className
    element.replaceChildren(createFrame(props))
  }
  if (props.opens === 'at once') return open()
  element.addEventListener('click', (event) => {
    const isLink = event.target instanceof Element && event.target.closest('[data-map]')
    if (!isLink || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  })
}
