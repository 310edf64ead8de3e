/**
 * Reserves space at the end of the page while the sheet is open, so that it covers no focused
 * element. The footer grows by it (`--room`), so that no bare strip follows the page.
 */
export function reserveSpace(sheet: HTMLElement): void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    // A closed sheet has no height. An open one may stand above the lower edge.
    const isOpen = sheet.offsetHeight > 0
    const space = isOpen
      ? `${Math.ceil(window.innerHeight - sheet.getBoundingClientRect().top)}px`
      : ''
    style.scrollPaddingBottom = space
    style.setProperty('--room', space || '0px')
  })
  observer.observe(sheet)
}
