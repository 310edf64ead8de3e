const moreOf = (frame: HTMLElement): string[] => frame.dataset.more?.split(' ') ?? []

function pictureOf(src: string, className = ''): HTMLImageElement {
  const picture = Object.assign(document.createElement('img'), { src, className, alt: '' })
  picture.decoding = 'async'
  return picture
}

/** Lays the second picture over the first, where the pointer on the card shows it. */
function addSecond(frame: HTMLElement): void {
  const [second] = moreOf(frame)
  if (second === undefined || frame.querySelector('.card-second')) return
  frame.querySelector('img')?.after(pictureOf(second, 'card-second'))
}

/** Fills the pictures up to one after the visible one, and says by the dots which is visible. */
function showSlide(frame: HTMLElement, row: HTMLElement, sources: readonly string[]): void {
  const at = Math.round(row.scrollLeft / Math.max(row.clientWidth, 1))
  for (const [index, src] of sources.entries()) {
    const slide = row.children[index + 1]
    if (index < at + 1 && slide instanceof HTMLImageElement && !slide.hasAttribute('src'))
      slide.src = src
  }
  for (const [index, dot] of frame.querySelectorAll('.card-dots i').entries())
    dot.toggleAttribute('data-at', index === at)
}

/** Puts the pictures of a card in a row that is swiped. The second is loaded when a finger comes down. */
function addSlides(frame: HTMLElement): void {
  const first = frame.querySelector('img')
  const link = frame.closest('.card')?.querySelector('a')
  if (!first || frame.querySelector('.card-slides')) return
  const sources = moreOf(frame)
  const row = Object.assign(document.createElement('div'), { className: 'card-slides' })
  const blank = document.createElement('span')
  const slides = sources.map(() => {
    const slide = Object.assign(document.createElement('img'), { alt: '' })
    slide.decoding = 'async'
    return slide
  })
  row.append(blank, ...slides)
  const show = () => showSlide(frame, row, sources)
  row.addEventListener('pointerdown', show)
  row.addEventListener('scroll', show, { passive: true })
  row.addEventListener('click', () => link?.click())
  first.after(row)
}

const framesIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-more]')

/** Lets the pictures of the cards be swiped where there is no pointer that hovers. */
export function addAllSlides(root: ParentNode): void {
  if (matchMedia('(hover: none)').matches) for (const frame of framesIn(root)) addSlides(frame)
}

/**
 * Lets the pictures of cards be looked through: the second one fades in under a mouse, all of them
 * are swiped with a finger. None is loaded before the visitor shows the intention.
 */
export function showMorePictures(root: HTMLElement): void {
  addAllSlides(root)
  const showSecond = (card: Element | null) => {
    if (card) for (const frame of framesIn(card)) addSecond(frame)
  }
  // The pointer that has started this script is on a card already.
  if (matchMedia('(hover: hover)').matches) showSecond(root.querySelector('.card:hover'))
  root.addEventListener('pointerover', ({ target, pointerType }) => {
    if (target instanceof Element && pointerType !== 'touch') showSecond(target.closest('.card'))
  })
}
