import { endsInReference } from '@/domain/catalogue/reference'

/** The first picture on the page of a listing has this name in base.css. */
const NAME = 'listing-picture'
const PROPERTY = 'view-transition-name'

let pressed: HTMLAnchorElement | null = null

function rememberLink({ target }: Event): void {
  pressed = target instanceof Element ? target.closest<HTMLAnchorElement>('article a[href]') : null
}

/** Gives the name to the picture of the card whose link is followed. */
function namePicture({ viewTransition, activation }: PageSwapEvent): void {
  if (!viewTransition || !pressed || pressed.href !== activation?.entry.url) return
  const picture = pressed.closest('article')?.querySelector('img')
  if (!picture || !endsInReference(pressed.pathname)) return
  // Two elements of one name would stop the transition.
  document.querySelector<HTMLElement>('#photos img')?.style.setProperty(PROPERTY, 'none')
  picture.style.setProperty(PROPERTY, NAME)
}

/** Takes the names off a page to which the visitor comes back, once its picture is in place. */
function removeNames({ viewTransition }: PageRevealEvent): void {
  const remove = () => {
    for (const { style } of document.querySelectorAll<HTMLElement>(`img[style*=${PROPERTY}]`))
      style.removeProperty(PROPERTY)
  }
  if (viewTransition) void viewTransition.finished.then(remove, remove)
  else remove()
}

/**
 * Lets the picture of a card move to its place on the page of the listing, and back. Browsers
 * without transitions between pages, and visitors who want less motion, get none.
 */
export function movePictures(): void {
  addEventListener('click', rememberLink)
  addEventListener('pageswap', namePicture)
  addEventListener('pagereveal', removeNames)
}
