import { useEffect, useState } from 'react'

import { readMapMessage, type MapMessage } from '@/domain/mapMessage'

import { EARLY_MESSAGE } from './early'

type Holder = Window & { [EARLY_MESSAGE]?: unknown }

/** What the page around the frame has told it last; only that page is heard, and only when it is of this site. */
export function useMessage(): MapMessage | undefined {
  const [message, setMessage] = useState<MapMessage>()
  useEffect(() => {
    const hear = (data: unknown) => {
      const read = readMapMessage(data)
      if (read) setMessage(read)
    }
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === parent) hear(data)
    }
    hear((window as Holder)[EARLY_MESSAGE])
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return message
}
