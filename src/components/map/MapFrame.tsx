'use client'

import { useCallback, useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'

import { asleep, useAwake } from '@/components/early/useAwake'
import type { MapMessage } from '@/domain/mapMessage'
import { MESSAGE_WAIT } from '@/domain/mapWait'

type Props = {
  src: string
  title: string
  message: MapMessage
  /** Whether the map comes by itself, or once a link to it is pressed. */
  opens: 'at once' | 'on press'
  className?: string
  children: ReactNode
}

/** The list the map stands in is the page's own address; after # it says whether to begin with drawing. */
const placed = (message: MapMessage): MapMessage => {
  const { list, ...info } = message.messageInfo
  if (list === undefined) return message
  const { pathname, search, hash } = location
  return { ...message, messageInfo: { ...info, list: pathname + search, draw: hash === '#draw' } }
}

const never = () => () => undefined

/** Puts the interactive map in the place of a still one, and tells it what to show. */
export function MapFrame({ src, title, message, opens, className = '', children }: Props) {
  const ref = useAwake<HTMLDivElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isPressed, setPressed] = useState(false)
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isOpen = isPressed || (opens === 'at once' && hasScripts)
  const speak = useCallback(() => {
    setTimeout(() => frame.current?.contentWindow?.postMessage(placed(message), location.origin), MESSAGE_WAIT)
  }, [message])
  const press = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('[data-map]')
    if (!isLink || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPressed(true)
  }
  return (
    <div ref={ref} {...(opens === 'on press' && asleep)} className={isOpen ? className : ''} onClick={isOpen ? undefined : press}>
      {isOpen ? <iframe ref={frame} src={src} title={title} onLoad={speak} className="h-full w-full rounded-(--radius-base) border border-sand" /> : children}
    </div>
  )
}
