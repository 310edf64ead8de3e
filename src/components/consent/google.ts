import { allowsAnything, consentMode, type Choices } from '@/domain/consent'
import { allowedTags, type TagIds } from '@/domain/tags'

import { loadScript } from './loadScript'

declare global {
  interface Window {
    dataLayer?: unknown[]
    /** Comes with `ConsentDefaults`, on a page of an agency that has an account somewhere. */
    gtag?: (...command: unknown[]) => void
  }
}

const HOST = 'https://www.googletagmanager.com'

/** What this page has done and must not do twice. */
const done = new Set<string>()

function once(name: string, work: () => void): void {
  if (done.has(name)) return
  done.add(name)
  work()
}

/** Accounts are named before the page view, which would otherwise belong to none; they send no page view of their own. */
function nameAccount(id: string): void {
  once('js', () => window.gtag?.('js', new Date()))
  once(id, () => window.gtag?.('config', id, { send_page_view: false }))
}

function viewPage(): void {
  window.gtag?.('event', 'page_view', { page_title: document.title, page_location: location.href })
}

/** First what the tags may do, then the page view; only then is what is allowed fetched. */
export function applyToGoogle(ids: TagIds, choices: Choices): void {
  const { tagManagerId, analyticsId, adsId } = allowedTags(ids, choices)
  const accounts = [analyticsId, adsId].filter((id) => id !== undefined)
  // Without this, measuring that runs already goes on after a withdrawal, only without cookies.
  if (ids.analyticsId) Object.assign(window, { [`ga-disable-${ids.analyticsId}`]: analyticsId === undefined })
  window.gtag?.('consent', 'update', consentMode(choices))
  accounts.forEach(nameAccount)
  // A page view that nobody was allowed to see is said again once somebody is.
  if (allowsAnything(choices)) once('page_view', viewPage)
  else if (!done.has('page_view')) viewPage()

  if (tagManagerId) {
    once(tagManagerId, () => {
      window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      loadScript(`${HOST}/gtm.js?id=${encodeURIComponent(tagManagerId)}`)
    })
  }
  const [account] = accounts
  if (account) once('gtag.js', () => loadScript(`${HOST}/gtag/js?id=${encodeURIComponent(account)}`))
}
