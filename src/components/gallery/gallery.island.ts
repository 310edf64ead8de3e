// The styles of the lightbox. They are here because the loader links only what this file imports.
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'

import './lightbox.css'

import { slideOf, type LightboxWords } from './slides'

/** Says which picture a visitor has swiped to. */
function followSwipes(element: HTMLElement): void {
  const list = element.querySelector('ul')
  const position = element.querySelector('[data-position]')
  if (!list || !position) return
  const count = list.children.length
  const writePosition = () => {
    const at = Math.round(list.scrollLeft / Math.max(1, list.clientWidth))
    position.textContent = `${Math.min(at + 1, count)}/${count}`
  }
  list.addEventListener('scroll', writePosition, { passive: true })
  // They may have swiped before this program came.
  writePosition()
}

/**
 * Opens pictures in a lightbox when they are clicked. The lightbox and React load with the first
 * click; when they fail to load, the link to the picture is followed.
 */
export function start(element: HTMLElement, words: LightboxWords): void {
  followSwipes(element)
  element.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-photo], a[data-all]')
        : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const links = [...element.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
    const startIndex = Math.max(0, links.indexOf(link))
    import('./Lightbox').then(
      ({ openLightbox }) => openLightbox({ slides: links.map(slideOf), startIndex, words }),
      () => window.location.assign(link.href),
    )
  })
}
