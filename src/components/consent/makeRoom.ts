/** Leaves room at the end of the page, so that nothing, and no focus, stays behind a sheet that lies over it. */
export function makeRoom(sheet: HTMLElement): () => void {
  const setRoom = (room: string) => {
    document.documentElement.style.scrollPaddingBottom = room
    document.body.style.paddingBottom = room
    document.documentElement.style.setProperty('--room', room || '0px')
  }
  const observer = new ResizeObserver(() => setRoom(`${sheet.offsetHeight}px`))
  observer.observe(sheet)
  return () => {
    observer.disconnect()
    setRoom('')
  }
}
