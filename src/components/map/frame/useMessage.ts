import { useEffect, useState } from 'react'

import { readMapMessage, readRaised, type MapMessage } from '@/domain/map/mapMessage'

import { EARLY_MESSAGE } from './earlyMessageScript'

type Holder = Window & { [EARLY_MESSAGE]?: unknown }

/**
 * Returns the last message of the parent page, and the listing whose mark it raises. Messages from
 * other windows or origins are ignored.
 */
export function useMessage(): { message: MapMessage | undefined; raised: number | undefined } {
  const [message, setMessage] = useState<MapMessage>()
  const [raised, setRaised] = useState<number>()
  useEffect(() => {
    const receive = (data: unknown) => {
      const raise = readRaised(data)
      if (raise) return setRaised(raise.raised ?? undefined)
      const parsed = readMapMessage(data)
      if (parsed) setMessage(parsed)
    }
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === parent) receive(data)
    }
    receive((window as Holder)[EARLY_MESSAGE])
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return { message, raised }
}
