/** Ticks the checkbox of a place that is clicked on the map. */
export function start(map: HTMLElement, { name }: { name: string }): void {
  map.addEventListener('click', ({ target }) => {
    const place = target instanceof Element && target.closest<SVGElement>('[data-place]')
    if (place)
      map
        .closest('form')
        ?.querySelector<HTMLInputElement>(`[name="${name}"][value="${place.dataset.place}"]`)
        ?.click()
  })
}
