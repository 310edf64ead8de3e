import { createRoot } from 'react-dom/client'
import Viewer, { type Labels } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'

import type { LightboxWords, Slide } from './slides'

type Content = { slides: Slide[]; startIndex: number; words: LightboxWords }

const labelsOf = (words: LightboxWords): Labels => ({
  Lightbox: words.name,
  'Photo gallery': words.name,
  Carousel: words.name,
  Slide: words.photo,
  '{index} of {total}': words.position,
  Close: words.close,
  Previous: words.previous,
  Next: words.next,
  'Zoom in': words.zoomIn,
  'Zoom out': words.zoomOut,
  Play: words.play,
  Pause: words.pause,
  'Enter Fullscreen': words.enterFullscreen,
  'Exit Fullscreen': words.exitFullscreen,
  Thumbnails: words.thumbnails,
  Caption: words.caption,
})

/** Pictures over the whole window, with swipe, zoom, slideshow and keyboard control. */
function Lightbox({ slides, startIndex, words, onClose }: Content & { onClose: () => void }) {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <Viewer
      open
      close={onClose}
      index={startIndex}
      slides={slides}
      labels={labelsOf(words)}
      plugins={[Captions, Counter, Fullscreen, Slideshow, Thumbnails, Zoom]}
      className="lightbox"
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      carousel={{ finite: slides.length < 3, preload: 2 }}
      animation={
        prefersReducedMotion
          ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 }
          : { fade: 180, swipe: 320 }
      }
      thumbnails={{
        width: 96,
        height: 64,
        border: 0,
        borderRadius: 3,
        padding: 0,
        gap: 8,
        imageFit: 'cover',
        vignette: false,
      }}
      counter={{ container: { style: { top: 0, left: 0, right: 'unset', bottom: 'unset' } } }}
      captions={{ descriptionTextAlign: 'center' }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
    />
  )
}

const isOpen = (): boolean => Boolean(window.history.state?.lightbox)

/**
 * Opens the lightbox. It draws itself at the end of the page, so its own root is not part of it. "Back" closes it, as
 * visitors of a phone expect of what covers the screen, instead of leaving the page.
 */
export function openLightbox(content: Content): void {
  const root = createRoot(document.createElement('div'))
  const end = () => {
    window.removeEventListener('popstate', end)
    root.unmount()
  }
  const close = () => {
    end()
    if (isOpen()) window.history.back()
  }
  window.history.pushState({ ...window.history.state, lightbox: true }, '')
  window.addEventListener('popstate', end)
  root.render(<Lightbox {...content} onClose={close} />)
}
