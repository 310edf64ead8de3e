/**
 * What the benches of maps do in a page: each function is sent to the browser by itself, so it uses
 * nothing from outside.
 */

/** Presses a link, and says when: in milliseconds of the clock. */
export const press = (link) => {
  const pressed = Date.now()
  link.click()
  return pressed
}

/** Notes when a drawn picture of streets is first on the screen: `streetPicture` of the window. */
export const notePicture = (selector) => {
  const look = () => {
    const image = document.querySelector(selector)
    const isDrawn = image?.complete && image.naturalWidth > 0 && image.checkVisibility()
    if (!isDrawn) return requestAnimationFrame(look)
    requestAnimationFrame(() => (window.streetPicture ??= Date.now()))
  }
  look()
}

/** Waits until the moving map draws streets or, further out, roads between towns, and says when. */
export const streetsDrawn = (element, timeoutMs) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The map has drawn no street.')), timeoutMs)
    const hasStreets = () =>
      element.map.queryRenderedFeatures().some(({ sourceLayer }) => sourceLayer === 'streets')
    const begin = () => {
      if (!element.map) return requestAnimationFrame(begin)
      const look = () => hasStreets() && resolve(Date.now())
      element.map.on('render', look)
      look()
    }
    begin()
  })

export const isAtRest = (element) => element.map?.areTilesLoaded() === true

/** The program of the map is there: it runs, and its worker has come. */
export const isPrepared = () =>
  document.querySelector('[data-island=map][data-awake]') !== null &&
  performance
    .getEntriesByType('resource')
    .some(({ name, responseEnd }) => name.endsWith('/worker.mjs') && responseEnd > 0)

export async function until(read, timeoutMs) {
  const end = Date.now() + timeoutMs
  while (!(await read().catch(() => false))) {
    if (Date.now() > end) throw new Error('The map has not come.')
    await new Promise((next) => setTimeout(next, 20))
  }
}
