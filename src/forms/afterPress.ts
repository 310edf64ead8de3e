const BEGINS = ['pointerdown', 'mousedown']
const ENDS = ['pointerup', 'pointercancel', 'mouseup', 'dragend']

/**
 * Returns a function that runs an action once no press is under way. What appears between press and
 * release moves what is pressed away from under the pointer, and the browser drops the click.
 */
export function createAfterPress(page: EventTarget): (action: () => void) => void {
  let isPressed = false
  let waiting: (() => void)[] = []

  const end = () => {
    isPressed = false
    // The click comes after the release, in the same task.
    setTimeout(() => {
      if (isPressed) return
      const actions = waiting
      waiting = []
      for (const action of actions) action()
    })
  }
  for (const type of BEGINS) page.addEventListener(type, () => (isPressed = true), true)
  for (const type of ENDS) page.addEventListener(type, end, true)

  return (action) => {
    if (isPressed) waiting.push(action)
    else action()
  }
}
