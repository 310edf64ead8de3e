import { shellDeviceOf } from '@/domain/site/device'
import { SCROLL_THROTTLE, scrolledState } from '@/domain/site/scroll'

import { movePictures } from './pictureTransition'
import { startToTop } from './toTop'

const root = () => document.documentElement

function showScroll(): void {
  const { isFixed, showsToTop } = scrolledState(window.scrollY)
  const header = document.querySelector('.site-header')
  header?.classList.toggle('fixed', isFixed && header.hasAttribute('data-changes'))
  header?.classList.toggle('scrolled', isFixed)
  root().classList.toggle('shows-to-top', showsToTop)
}

/**
 * Returns a function that runs the action at most once per interval, and once after the last call.
 */
function throttle(action: () => void, intervalMs: number): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      action()
    }, intervalMs)
  }
}

/** Updates what depends on the width of the window. */
function showDevice(): void {
  const device = shellDeviceOf(window.innerWidth)
  root().dataset.device = device
  const drawer = document.getElementById('drawer')
  if (matchMedia('(width >= 80rem)').matches && drawer?.matches(':popover-open'))
    drawer.hidePopover()
}

/** Closes the open sub-menu on Escape, until the pointer or the focus leaves it. */
function onKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return
  for (const entry of document.querySelectorAll<HTMLElement>('.menu-entry')) {
    if (!entry.matches(':hover, :focus-within')) continue
    // What is hidden loses the focus to the page.
    if (entry.querySelector('.sub-menu :focus')) entry.querySelector('a')?.focus()
    entry.dataset.closed = ''
    const reopen = () => delete entry.dataset.closed
    entry.addEventListener('pointerleave', reopen, { once: true })
    entry.addEventListener('focusout', reopen, { once: true })
  }
}

/** Closes the menu or the filters of a phone when the focus leaves them: it would go on behind them. */
function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const sheet = target instanceof Element ? target.closest<HTMLElement>('.drawer, .filters') : null
  if (!sheet?.matches(':popover-open') || !(relatedTarget instanceof Node)) return
  if (!sheet.contains(relatedTarget)) sheet.hidePopover()
}

/**
 * Starts the scripted behaviour of the header, the menu, the link to the top and the transition
 * between pages; all of them work without it.
 */
export function start(): void {
  showScroll()
  showDevice()
  addEventListener('scroll', throttle(showScroll, SCROLL_THROTTLE), { passive: true })
  addEventListener('resize', throttle(showDevice, SCROLL_THROTTLE))
  document.addEventListener('keydown', onKey)
  document.addEventListener('focusout', onFocusOut)
  startToTop()
  movePictures()
}
