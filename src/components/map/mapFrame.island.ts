import type { MapMessage } from '@/domain/map/mapMessage'
import { MESSAGE_DELAY_MS } from '@/domain/map/mapWait'

import { layoutOfList } from './mapLayout'

export type MapFrameProps = {
  src: string
  title: string
  message: MapMessage
  /** Whether the map loads at once, when it is touched, or when a link to it is clicked. */
  opens: 'at once' | 'when touched' | 'on press'
  /** Whether it is the map of a list, which adapts to the width of the page. */
  isOfList?: boolean
  /** The classes of the element around the frame, once it is open. */
  className: string
}

/** The references of the listings whose cards stand on the page. */
const cardsOnPage = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('[data-listing]')].map(({ dataset }) =>
    Number(dataset.listing),
  )

/** Adds what only the page in the browser knows. The hash #draw starts drawing. */
function messageOfPage({ message, isOfList = false }: MapFrameProps): MapMessage {
  const { list, ...info } = message.messageInfo
  const { pathname, search, hash } = location
  return {
    ...message,
    messageInfo: {
      ...info,
      ...(list !== undefined && { list: pathname + search, draw: hash === '#draw' }),
      ...(isOfList && { layout: layoutOfList(), cards: cardsOnPage() }),
    },
  }
}

function createFrame(props: MapFrameProps): HTMLIFrameElement {
  const { src, title } = props
  const frame = Object.assign(document.createElement('iframe'), {
    src,
    title,
    className: 'h-full w-full rounded-(--radius-base) border border-sand',
  })
  const sendMessage = () => frame.contentWindow?.postMessage(messageOfPage(props), location.origin)
  frame.addEventListener('load', () => setTimeout(sendMessage, MESSAGE_DELAY_MS))
  if (props.isOfList) {
    let layout = layoutOfList()
    addEventListener('resize', () => {
      if (layout === layoutOfList()) return
      layout = layoutOfList()
      sendMessage()
    })
  }
  return frame
}

/** Replaces the static map by the interactive one in a frame, and sends it what to show. */
export function start(element: HTMLElement, props: MapFrameProps): void {
  const open = () => {
    element.className = props.className
    element.replaceChildren(createFrame(props))
  }
  if (props.opens !== 'on press') return open()
  element.addEventListener('click', (event) => {
    const isLink = event.target instanceof Element && event.target.closest('[data-map]')
    if (!isLink || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  })
}
