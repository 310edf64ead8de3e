type Props = {
  /** What is said at each picture: "2 of 5". */
  positions: string[]
}

/** Buttons that scroll a row of pictures; says which picture is shown. */
export function start(element: HTMLElement, { positions }: Props): void {
  const slides = element.querySelector('[data-slides]')
  const position = element.querySelector('[aria-live]')
  if (!slides || !position) return
  const current = () => Math.round(slides.scrollLeft / slides.clientWidth)
  const showPosition = () => {
    const text = positions[current()]
    // What is written again may be read out again.
    if (text !== undefined && position.textContent !== text) position.textContent = text
  }
  const move = (step: number) => {
    const next = (current() + step + positions.length) % positions.length
    const isSmooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    slides.scrollTo({ left: next * slides.clientWidth, behavior: isSmooth ? 'smooth' : 'instant' })
  }
  showPosition()
  slides.addEventListener('scroll', showPosition, { passive: true })
  for (const button of element.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => move(Number(button.dataset.step)))
}
