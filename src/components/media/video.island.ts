/** Puts the player in the place of the preview picture when its link is pressed. */
export function start(element: HTMLElement, { src, title }: { src: string; title: string }): void {
  element.querySelector('a')?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const player = Object.assign(document.createElement('iframe'), {
      src,
      title,
      allow: 'autoplay; fullscreen; xr-spatial-tracking',
      allowFullscreen: true,
      className: 'absolute inset-0 h-full w-full border-0',
    })
    element.replaceChildren(player)
  })
}
