import { useLayoutEffect, type RefObject } from 'react'

/** The maximum and minimum height of the panel, and the margin around it, in pixels. */
const MAX_HEIGHT = 520
const MIN_HEIGHT = 200
const MARGIN = 8
/** Below this width of the window the panel takes the whole width. */
const NARROW_WIDTH = 640

/** Returns the visible part of the window, without the on-screen keyboard. */
const visibleWindow = () => {
  const view = window.visualViewport
  return view
    ? { top: view.offsetTop, height: view.height }
    : { top: 0, height: window.innerHeight }
}

function position(panel: HTMLElement, form: HTMLElement, input: HTMLElement): void {
  const { top, height } = visibleWindow()
  const width = document.documentElement.clientWidth
  const box = form.getBoundingClientRect()
  const bottomEdge = width < NARROW_WIDTH ? input.getBoundingClientRect().bottom : box.bottom
  const room = top + height - bottomEdge - MARGIN * 2
  Object.assign(panel.style, {
    top: `${bottomEdge - box.top + MARGIN}px`,
    maxHeight: `${Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, room))}px`,
    left: width < NARROW_WIDTH ? `${MARGIN - box.left}px` : '0',
    width: width < NARROW_WIDTH ? `${width - 2 * MARGIN}px` : '100%',
  })
}

/** Scrolls the form up as far as the panel needs, but not under the sticky header. */
function scrollUp(form: HTMLElement): void {
  const { top, height } = visibleWindow()
  const { top: formTop, bottom: formBottom } = form.getBoundingClientRect()
  const missing = formBottom + MAX_HEIGHT + 2 * MARGIN - (top + height)
  const scrollable =
    formTop - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop || '0')
  const distance = Math.min(missing, scrollable)
  if (distance > 0)
    window.scrollBy({
      top: distance,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
}

/** Positions the panel below the input, inside the visible part of the window. */
export function usePanelPosition(
  panel: RefObject<HTMLElement | null>,
  form: HTMLElement,
  input: HTMLElement,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    const reposition = () => position(element, form, input)
    const controller = new AbortController()
    const { signal } = controller
    reposition()
    scrollUp(form)
    window.addEventListener('scroll', reposition, { passive: true, signal })
    window.addEventListener('resize', reposition, { signal })
    window.visualViewport?.addEventListener('resize', reposition, { signal })
    window.visualViewport?.addEventListener('scroll', reposition, { signal })
    return () => controller.abort()
  }, [panel, form, input, isOpen])
}
