import { isWide } from '../map/mapLayout'
import { readFrameEvent } from '../map/frameMessages'

const CHOSEN = 'data-chosen'

/** Outlines the card of a listing and scrolls to it. */
function showCard(root: HTMLElement, reference: number): void {
  for (const card of root.querySelectorAll(`[${CHOSEN}]`)) card.removeAttribute(CHOSEN)
  const card = root.querySelector(`[data-listing="${reference}"]`)
  card?.setAttribute(CHOSEN, '')
  card?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

/** Replaces the list by the one of this area, and the address with it. The map stays as it is. */
async function searchWithin(root: HTMLElement, area: string): Promise<void> {
  const address = new URL(location.href)
  address.searchParams.delete('page')
  address.searchParams.set('within', area)
  const response = await fetch(address)
  const fresh = new DOMParser()
    .parseFromString(await response.text(), 'text/html')
    .querySelector('.split-list')
  const list = root.querySelector('.split-list')
  if (!response.ok || !fresh || !list) return
  list.replaceWith(fresh)
  history.replaceState(history.state, '', response.url)
}

/**
 * Opens the map beside the list where there is room for both, and connects the two: a card under the
 * pointer raises its mark, a pressed mark shows its card, and the list searches where the map is moved.
 * @param onReplace is called when the list has been replaced
 */
export function followMap(root: HTMLElement, onReplace: () => void): void {
  const map = root.querySelector<HTMLElement>('.split-map [data-island]')
  if (!map) return
  // Loaded like by a touch on the map itself: the page has been touched.
  const open = () => isWide() && map.dispatchEvent(new Event('focusin', { bubbles: true }))
  addEventListener('resize', open)
  open()

  const frame = () => map.querySelector('iframe')?.contentWindow
  let isListening = false
  const raise = ({ target, type }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-listing]') : null
    const isOver = type === 'pointerover' || type === 'focusin'
    if (isListening)
      frame()?.postMessage(
        { raised: isOver && card ? Number(card.dataset.listing) : null },
        location.origin,
      )
  }
  for (const type of ['pointerover', 'focusin', 'focusout']) root.addEventListener(type, raise)
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== frame()) return
    const event = readFrameEvent(data)
    if (!event) return
    // The frame has begun to speak, so it hears.
    isListening = true
    if ('picked' in event) showCard(root, event.picked)
    // When it fails, the list stays that of the area before.
    if ('within' in event) searchWithin(root, event.within).then(onReplace, () => undefined)
  })
}
