'use client'

import { useEffect } from 'react'

import { shellDeviceOf } from '@/domain/device'
import { ease, SCROLL_THROTTLE, scrolledState, TO_TOP_DURATION } from '@/domain/scroll'

const root = () => document.documentElement

function showScroll(): void {
  const { isFixed, showsToTop } = scrolledState(window.scrollY)
  const header = document.querySelector('.site-header')
  header?.classList.toggle('fixed', isFixed && header.hasAttribute('data-changes'))
  header?.classList.toggle('scrolled', isFixed)
  root().classList.toggle('shows-to-top', showsToTop)
}

/** At most once in so many milliseconds, and once more after the last time. */
function throttled(work: () => void, every: number): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      work()
    }, every)
  }
}

function scrollToTop(event: Event): void {
  event.preventDefault()
  const from = window.scrollY
  const since = performance.now()
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TO_TOP_DURATION
  const step = (now: number) => {
    const part = duration === 0 ? 1 : Math.min(1, (now - since) / duration)
    window.scrollTo({ top: from * (1 - ease(part)), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
    else document.querySelector<HTMLElement>('#top')?.focus({ preventScroll: true })
  }
  requestAnimationFrame(step)
}

/** What shapes itself by width follows a window that changes. */
function showDevice(): void {
  const device = shellDeviceOf(window.innerWidth)
  root().dataset.device = device
  const drawer = document.getElementById('drawer')
  if (device === 'desktop' && drawer?.matches(':popover-open')) drawer.hidePopover()
}

/** An opened menu gets out of the way on Escape and comes back when the visitor returns to it. */
function onKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return
  for (const entry of document.querySelectorAll<HTMLElement>('.menu-entry')) {
    if (!entry.matches(':hover, :focus-within')) continue
    entry.dataset.closed = ''
    const reopen = () => delete entry.dataset.closed
    entry.addEventListener('pointerleave', reopen, { once: true })
    entry.addEventListener('focusout', reopen, { once: true })
  }
}

/** What the header, the menu and the way to the top do once there are scripts; all of them work without. */
export function ShellBehaviour() {
  useEffect(() => {
    const onScroll = throttled(showScroll, SCROLL_THROTTLE)
    const onResize = throttled(showDevice, SCROLL_THROTTLE)
    const toTop = document.querySelector('.to-top')
    showScroll()
    showDevice()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onResize)
    document.addEventListener('keydown', onKey)
    toTop?.addEventListener('click', scrollToTop)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onResize)
      document.removeEventListener('keydown', onKey)
      toTop?.removeEventListener('click', scrollToTop)
    }
  }, [])
  return null
}
