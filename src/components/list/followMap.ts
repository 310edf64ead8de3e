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

/**
 * Replaces the list by the one of this area, and the address with it. The map stays as it is. Returns
 * the new list; undefined when there is no answer that can be shown.
 */
async function searchWithin(
  root: HTMLElement,
  area: string,
  signal: AbortSignal,
): Promise<Element | undefined> {
  const address = new URL(location.href)
  address.searchParams.delete('page')
  address.searchParams.set('within', area)
  const response = await fetch(address, { signal })
  const fresh = new DOMParser()
    .parseFromString(await response.text(), 'text/html')
    .querySelector('.split-list')
  const list = root.querySelector('.split-list')
  if (!response.ok || !fresh || !list) return undefined
  list.replaceWith(fresh)
  history.replaceState(history.state, '', response.url)
  return fresh
}

/**
 * Opens the map beside the list where there is room for both, and connects the two: a card under the
 * pointer raises its mark, a pressed mark shows its card, and the list searches where the map is moved.
 * @param onReplace is called with the list that stands in the place of the one before
 */
export function followMap(root: HTMLElement, onReplace: (list: Element) => void): void {
  const map = root.querySelector<HTMLElement>('.split-map [data-island]')
  if (!map) return
  // Loaded like by a touch on the map itself: the page has been touched.
  const open = () => isWide() && map.dispatchEvent(new Event('focusin', { bubbles: true }))
  addEventListener('resize', open)
  open()

  let search = new AbortController()
  const follow = async (area: string) => {
    // A list that comes late is of an area that is no longer looked at.
    search.abort()
    search = new AbortController()
    // When it fails, the list stays that of the area before.
    const list = await searchWithin(root, area, search.signal).catch(() => undefined)
    if (list) onReplace(list)
  }
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
    if ('within' in event) void follow(event.within)
  })
}
