/** The strip of the window, below the bar, in which a part counts as being read. */
const READING_STRIP = '-20% 0px -70%'

/** Marks the link to the part that is being read, and keeps it in sight in a bar that scrolls. */
export function start(bar: HTMLElement): void {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const mark = (id: string) => {
    for (const link of links) {
      const isCurrent = link.hash === `#${id}`
      if (isCurrent) {
        link.setAttribute('aria-current', 'true')
        bar.scrollTo({
          left: link.offsetLeft - bar.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2,
        })
      } else link.removeAttribute('aria-current')
    }
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)
      if (read) mark(read.target.id)
    },
    { rootMargin: READING_STRIP },
  )
  for (const { hash } of links) {
    const part = document.getElementById(hash.slice(1))
    if (part) observer.observe(part)
  }
}
