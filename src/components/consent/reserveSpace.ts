/** What stands at the lower edge of the window or of the page, and makes room for the sheet (`--room`). */
const MAKES_ROOM = '.site-footer, .to-top, .kept-bar, .kept-notice'

/**
 * Reserves space at the end of the page while the sheet is open, so that it covers no focused
 * element. The footer grows by it, so that no bare strip follows the page. Each part gets the space by itself:
 * on the root every element of the page would inherit it, and have its style computed again.
 */
export function reserveSpace(sheet: HTMLElement): void {
  const observer = new ResizeObserver(() => {
    // A closed sheet has no height. An open one may stand above the lower edge.
    const isOpen = sheet.offsetHeight > 0
    const space = isOpen
      ? `${Math.ceil(window.innerHeight - sheet.getBoundingClientRect().top)}px`
      : ''
    document.documentElement.style.scrollPaddingBottom = space
    for (const { style } of document.querySelectorAll<HTMLElement>(MAKES_ROOM))
      style.setProperty('--room', space || '0px')
  })
  observer.observe(sheet)
}
