/** How far a ring lies from what it surrounds, and the space that it keeps to the edge of the picture. */
const GAP = 5
const EDGE = 4

/** Draws rings over the page, each with the number of a step; a place without a number has a ring alone. */
const drawRings = (places) => {
  const style = (element, rules) => Object.assign(element.style, rules)
  for (const { step, left, top, width, height } of places) {
    const ring = document.createElement('div')
    style(ring, {
      position: 'fixed',
      zIndex: '100000',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      border: '3px solid #c2410c',
      borderRadius: '10px',
      boxShadow: '0 0 0 2px #fff, inset 0 0 0 2px #fff',
      pointerEvents: 'none',
    })
    if (step) {
      const number = document.createElement('span')
      number.textContent = step
      style(number, {
        position: 'absolute',
        left: '-24px',
        top: '-16px',
        width: '28px',
        height: '28px',
        border: '2px solid #fff',
        borderRadius: '50%',
        background: '#c2410c',
        color: '#fff',
        font: '700 16px/24px system-ui, sans-serif',
        textAlign: 'center',
      })
      ring.append(number)
    }
    document.body.append(ring)
  }
}

/**
 * Marks where one presses, for the picture that is taken next.
 * @param {[step: string, place: string][]} marks the number of the step, and where it is pressed
 */
export async function markPlaces(page, marks) {
  const { width: right, height: bottom } = page.viewportSize()
  const places = []
  for (const [step, place] of marks) {
    const box = await page.locator(place).first().boundingBox()
    if (!box || box.y >= bottom || box.y + box.height <= 0)
      throw new Error(`What is marked with "${step}" is not in the picture: ${place}`)
    const left = Math.max(EDGE, box.x - GAP)
    const top = Math.max(EDGE, box.y - GAP)
    const width = Math.min(right - EDGE, box.x + box.width + GAP) - left
    const height = Math.min(bottom - EDGE, box.y + box.height + GAP) - top
    places.push({ step, left, top, width, height })
  }
  await page.evaluate(drawRings, places)
}
