import { clearRise, ease, scrolledState, TO_TOP_DURATION } from '@/domain/site/scroll'

const PRESSABLE = 'a, button, input, select, textarea, summary, label'
/** How long the page must rest, in milliseconds, and which part of the window may be used. */
const REST = 150
const HIGHEST_PART = 0.6

function scrollToTop(event: Event): void {
  event.preventDefault()
  const startTop = window.scrollY
  const startTime = performance.now()
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 0
    : TO_TOP_DURATION
  const step = (now: number) => {
    const progress = duration === 0 ? 1 : Math.min(1, (now - startTime) / duration)
    window.scrollTo({ top: startTop * (1 - ease(progress)), behavior: 'instant' })
    if (progress < 1) requestAnimationFrame(step)
    else document.querySelector<HTMLElement>('#top')?.focus({ preventScroll: true })
  }
  requestAnimationFrame(step)
}

/** What is laid out: measuring the rest would lay it out, and it is far from the window. */
const isLaidOut = (element: Element) =>
  !('checkVisibility' in element) || element.checkVisibility({ contentVisibilityAuto: true })

/** Moves the link up to where it covers nothing that can be pressed; without such a place it goes. */
function place(link: HTMLElement): void {
  // At the top it is not shown, and the page that has just come is not measured for it.
  if (!scrolledState(window.scrollY).showsToTop) return
  link.style.setProperty('--rise', '0px')
  const own = link.getBoundingClientRect()
  const others = [...document.querySelectorAll(PRESSABLE)]
    .filter((other) => other !== link && isLaidOut(other))
    .map((other) => other.getBoundingClientRect())
    .filter(({ width, bottom }) => width > 0 && bottom > 0)
  const rise = clearRise(own, others, window.innerHeight * HIGHEST_PART)
  link.style.setProperty('--rise', `${rise ?? 0}px`)
  link.dataset.state = rise === undefined ? 'crowded' : 'placed'
}

/** The way back to the top; it goes away while the page moves, and comes back where there is room. */
export function startToTop(): void {
  const link = document.querySelector<HTMLElement>('.to-top')
  if (!link) return
  let timer: ReturnType<typeof setTimeout>
  const placeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => place(link), REST)
  }
  const move = () => {
    link.dataset.state = 'moving'
    placeSoon()
  }
  link.addEventListener('click', scrollToTop)
  addEventListener('scroll', move, { passive: true })
  addEventListener('resize', move)
  // A press can open or close a part of the page.
  document.addEventListener('click', placeSoon)
  placeSoon()
}
