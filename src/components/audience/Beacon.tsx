import { AUDIENCE_PATH, IN_SIGHT } from '@/domain/audience/rules'
import { PREVIEW } from '@/domain/preview'

/** A page that is fetched ahead or lies in another tab is hidden: it is seen once it has been in sight for a while. */
const script = (address: string): string =>
  [
    `(function(d,n){var t;`,
    `function look(){clearTimeout(t);if(!d.hidden&&!d.prerendering)t=setTimeout(tell,${IN_SIGHT})}`,
    `function tell(){d.removeEventListener('visibilitychange',look);n.sendBeacon('${address}')}`,
    `if(n.sendBeacon&&!n.webdriver&&location.pathname.indexOf('${PREVIEW}')<0){d.addEventListener('visibilitychange',look);look()}`,
    `})(document,navigator)`,
  ].join('')

/** Tells the house that somebody looks at this listing. No cookie, nothing kept in the browser, nobody else is told. */
export const Beacon = ({ reference }: { reference: number }) => <script dangerouslySetInnerHTML={{ __html: script(`${AUDIENCE_PATH}${reference}`) }} />
