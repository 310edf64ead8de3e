import { useLayoutEffect, type RefObject } from 'react'

/** As high as the panel may become, and what stays free around it. */
const HIGHEST = 520
const LEAST = 200
const MARGIN = 8
/** Narrower windows give the panel their whole width. */
const NARROW = 640

/** What can be seen of the window: without the keyboard of a phone. */
const seen = () => {
  const view = window.visualViewport
  return view ? { top: view.offsetTop, height: view.height } : { top: 0, height: window.innerHeight }
}

function fit(panel: HTMLElement, form: HTMLElement, input: HTMLElement): void {
  const { top, height } = seen()
  const width = document.documentElement.clientWidth
  const box = form.getBoundingClientRect()
  const under = width < NARROW ? input.getBoundingClientRect().bottom : box.bottom
  const room = top + height - under - MARGIN * 2
  Object.assign(panel.style, {
    top: `${under - box.top + MARGIN}px`,
    maxHeight: `${Math.max(LEAST, Math.min(HIGHEST, room))}px`,
    left: width < NARROW ? `${MARGIN - box.left}px` : '0',
    width: width < NARROW ? `${width - 2 * MARGIN}px` : '100%',
  })
}

/** Scrolls the box up as far as the panel needs, and not under what stays at the top of the page. */
function makeRoom(form: HTMLElement): void {
  const { top, height } = seen()
  const { top: begins, bottom: ends } = form.getBoundingClientRect()
  const missing = ends + HIGHEST + 2 * MARGIN - (top + height)
  const free = begins - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop || '0')
  const by = Math.min(missing, free)
  if (by > 0) window.scrollBy({ top: by, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}

/** Keeps the panel under the box, inside what can be seen. */
export function useRoom(panel: RefObject<HTMLElement | null>, form: HTMLElement, input: HTMLElement, isOpen: boolean): void {
  useLayoutEffect(() => {
    const shown = panel.current
    if (!isOpen || !shown) return
    const follow = () => fit(shown, form, input)
    const stop = new AbortController()
    const { signal } = stop
    follow()
    makeRoom(form)
    window.addEventListener('scroll', follow, { passive: true, signal })
    window.addEventListener('resize', follow, { signal })
    window.visualViewport?.addEventListener('resize', follow, { signal })
    window.visualViewport?.addEventListener('scroll', follow, { signal })
    return () => stop.abort()
  }, [panel, form, input, isOpen])
}
