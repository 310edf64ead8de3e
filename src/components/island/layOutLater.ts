/** What the style sheet may leave out of the first layouts. It says which of these it does leave out. */
const PARTS = 'main section, main article, footer'

/** The parts that are left out until they are near, from the top. */
const later = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(PARTS)].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  )

function layOut(part: HTMLElement): void {
  part.style.contentVisibility = 'visible'
}

/** Milliseconds after which a step ends, so that a press in between is answered at once. */
const STEP_MS = 3

/** Lays out the parts one by one, in idle moments of a few milliseconds each. */
function layOutInTurn(parts: HTMLElement[]): void {
  const step = () => {
    const begun = performance.now()
    do {
      const part = parts.shift()
      if (!part) return
      layOut(part)
      // Asking for its height has it laid out now, and not together with the others.
      void part.offsetHeight
    } while (performance.now() - begun < STEP_MS)
    layOutInTurn(parts)
  }
  // Safari leaves out what is far below, and knows no idle moments.
  if ('requestIdleCallback' in window) requestIdleCallback(step)
  else setTimeout(step)
}

const layOutAll = (): void => later().forEach(layOut)

/** Whether the page opens at a place inside it, which must not move. */
const opensInside = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    location.hash !== '' ||
    (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate')
  )
}

/**
 * The first layouts of a page, and the ones when its fonts come, leave out what is far below the
 * window. It is laid out when the page has loaded, so that heights are right when somebody scrolls;
 * at once when somebody goes to a place inside the page.
 */
export function layOutLater(): void {
  addEventListener('DOMContentLoaded', () => {
    if (opensInside()) layOutAll()
  })
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) layOutAll()
    },
    true,
  )
  addEventListener('load', () => void document.fonts.ready.then(() => layOutInTurn(later())))
}
