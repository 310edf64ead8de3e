import type { MapMessage } from '@/domain/map/mapMessage'

import { createFrame } from './createFrame'
import { isMinWidth, layoutOfList } from './mapLayout'
import { prepareWhenSeen } from './prepareWhenSeen'

type OpeningView = {
  /** The width of the page from which it is this view, in pixels. */
  from: number
  at: NonNullable<MapMessage['messageInfo']['at']>
}

export type MapFrameProps = {
  src: string
  title: string
  message: MapMessage
  /** Whether the map loads at once, when it is touched, or when a link to it is clicked. */
  opens: 'at once' | 'when touched' | 'on press'
  /** Whether it is the map of a list, which adapts to the width of the page. */
  isOfList?: boolean
  /** Where the map of a list begins, by the width of the page: where its picture is. */
  views?: readonly OpeningView[]
  /** The classes of the element around the frame, once it is open. */
  className: string
}

/** The references of the listings whose cards stand on the page. */
const cardsOnPage = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('[data-listing]')].map(({ dataset }) =>
    Number(dataset.listing),
  )

/** The view for this width of the page. */
const viewOfPage = (views: readonly OpeningView[]) =>
  views.findLast(({ from }) => isMinWidth(from))?.at

/** Adds what only the page in the browser knows. The hash #draw starts drawing. */
function messageOfPage({ message, views = [], isOfList = false }: MapFrameProps): MapMessage {
  const { list, ...info } = message.messageInfo
  const { pathname, search, hash } = location
  const at = viewOfPage(views)
  return {
    ...message,
    messageInfo: {
      ...info,
      ...(at && { at }),
      ...(list !== undefined && { list: pathname + search, draw: hash === '#draw' }),
      ...(isOfList && { layout: layoutOfList(), cards: cardsOnPage() }),
    },
  }
}

/** Says it again when the page gets another layout. */
function followLayout(say: () => void): void {
  let layout = layoutOfList()
  addEventListener('resize', () => {
    if (layout === layoutOfList()) return
    layout = layoutOfList()
    say()
  })
}

/** After this long without a map a second press goes where the link leads. */
const MAX_BUSY_MS = 8_000

/**
 * Replaces the static map by the interactive one in a frame, and sends it what to show. The static
 * one stays until the other is drawn.
 */
export function start(element: HTMLElement, props: MapFrameProps): void {
  const frame = createFrame(element, props)
  const say = () => frame.say(messageOfPage(props))
  const open = () => {
    element.classList.add(...props.className.split(' '))
    frame.open(messageOfPage(props))
    if (props.isOfList) followLayout(say)
  }
  if (props.opens !== 'on press') return open()
  prepareWhenSeen(element, frame.prepare)
  let pressedAt = Infinity
  element.addEventListener('click', (event) => {
    const isLink = event.target instanceof Element && event.target.closest('[data-map]')
    if (!isLink || event.ctrlKey || event.metaKey || event.shiftKey) return
    const now = performance.now()
    if (now - pressedAt > MAX_BUSY_MS) return
    event.preventDefault()
    if (pressedAt === Infinity) open()
    pressedAt = Math.min(pressedAt, now)
  })
}
