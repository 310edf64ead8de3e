'use client'

import { useEffect, useRef, type ReactNode } from 'react'

import type { LiveTold } from './live'

type Props = LiveTold & { children: ReactNode }

/**
 * Gives the form inside its life when it comes into view or into use; one that is in view from the beginning waits for its use,
 * so that it costs no page its speed. Until then, and without scripts, it is sent as any form is; what was typed before stays.
 */
export function LiveForm({ children, ...told }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(told)

  useEffect(() => {
    const form = frame.current?.querySelector('form')
    if (!form) return
    const ended = new AbortController()
    let isAwake = false
    const wake = () => {
      if (isAwake) return
      isAwake = true
      seen.disconnect()
      // Without this part the form is still one that works.
      import('./live').then(
        ({ enliven }) => ended.signal.aborted || enliven(form, latest.current, ended.signal),
        () => undefined,
      )
    }
    let isFirstLook = true
    const seen = new IntersectionObserver((entries) => {
      if (!isFirstLook && entries.some(({ isIntersecting }) => isIntersecting)) wake()
      isFirstLook = false
    })
    seen.observe(form)
    for (const use of ['pointerover', 'focusin']) form.addEventListener(use, wake, { signal: ended.signal, once: true })
    return () => {
      seen.disconnect()
      ended.abort()
    }
  }, [])

  return <div ref={frame}>{children}</div>
}
