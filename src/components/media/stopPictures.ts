/** A picture of nothing: one without an address would show its text. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
/** Milliseconds after which the visitor has stayed: the link led to a file, or the page does not come. */
const STAYED_MS = 8000

const stopped = new Map<HTMLImageElement, Pick<HTMLImageElement, 'src' | 'srcset'>>()

function stop(image: HTMLImageElement): void {
  // A second press finds the picture of nothing under way.
  if (stopped.has(image)) return
  const { src, srcset } = image
  stopped.set(image, { src, srcset })
  image.removeAttribute('srcset')
  image.src = NOTHING
}

function resume(): void {
  for (const [image, addresses] of stopped) Object.assign(image, addresses)
  stopped.clear()
}

/** Whether a press opens another page in this window: a link to a file names its type. */
const leaves = (
  event: MouseEvent,
  { href, origin, target, download, type }: HTMLAnchorElement,
): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  !(target || download || type) &&
  origin === location.origin &&
  href.split('#')[0] !== location.href.split('#')[0]

/**
 * Stops the lazy pictures that are under way when a visitor goes on to another page: on a slow line they
 * would take its place for a second or two. They come when the visitor comes back or stays. The card
 * whose link is pressed keeps its picture, which moves to the next page.
 */
export function stopPictures(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    // The links of a drawing are of another kind.
    if (!(link instanceof HTMLAnchorElement) || !leaves(event, link)) return
    const card = link.closest('article')
    for (const image of document.images)
      if (!image.complete && image.loading === 'lazy' && !card?.contains(image)) stop(image)
    setTimeout(resume, STAYED_MS)
  })
  addEventListener('pageshow', resume)
}
