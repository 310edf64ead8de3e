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
    let isAlive = false
    let waking: Promise<void> | undefined
    const enliven = async () => {
      const part = await import('./live')
      if (ended.signal.aborted) return
      isAlive = true
      part.enliven(form, latest.current, ended.signal)
    }
    const wake = () => {
      seen.disconnect()
      waking ??= enliven()
      // Without this part the form is still one that works.
      waking.catch(() => undefined)
      return waking
    }
    /** Who is quicker than the network waits for it, and is then answered without leaving the page. */
    const hold = (event: SubmitEvent) => {
      if (isAlive) return
      event.preventDefault()
      wake().then(
        () => form.requestSubmit(),
        () => form.submit(),
      )
    }
    let isFirstLook = true
    const seen = new IntersectionObserver((entries) => {
      if (!isFirstLook && entries.some(({ isIntersecting }) => isIntersecting)) void wake()
      isFirstLook = false
    })
    seen.observe(form)
    for (const use of ['pointerover', 'focusin']) form.addEventListener(use, () => void wake(), { signal: ended.signal, once: true })
    form.addEventListener('submit', hold, { signal: ended.signal })
    return () => {
      seen.disconnect()
      ended.abort()
    }
  }, [])

  return <div ref={frame}>{children}</div>
}
