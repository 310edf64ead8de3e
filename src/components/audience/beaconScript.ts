import { MIN_VIEW_MS } from '@/domain/audience/rules'
import { PREVIEW } from '@/domain/site/preview'

/**
 * Sends one beacon to the address in its own `data-address` once the page has been visible for a
 * while. A page that is prefetched or in a background tab is hidden and is not counted.
 */
export const beaconScript = [
  `(function(d,n){var t,a=d.currentScript.dataset.address;`,
  `function look(){clearTimeout(t);if(!d.hidden&&!d.prerendering)t=setTimeout(tell,${MIN_VIEW_MS})}`,
  `function tell(){d.removeEventListener('visibilitychange',look);n.sendBeacon(a)}`,
  `if(n.sendBeacon&&!n.webdriver&&location.pathname.indexOf('${PREVIEW}')<0){d.addEventListener('visibilitychange',look);look()}`,
  `})(document,navigator)`,
].join('')
