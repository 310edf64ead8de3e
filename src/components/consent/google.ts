import { allowsAnything, consentMode, type Choices } from '@/domain/privacy/consent'
import { allowedTags, type TagIds } from '@/domain/site/tags'

import { loadScript } from './loadScript'

declare global {
  interface Window {
    dataLayer?: unknown[]
    /** Defined by `ConsentDefaults`, when the agency has a tag account. */
    gtag?: (...command: unknown[]) => void
  }
}

const HOST = 'https://www.googletagmanager.com'

/** Names of the actions that this page has run and must not repeat. */
const finished = new Set<string>()

function once(name: string, action: () => void): void {
  if (finished.has(name)) return
  finished.add(name)
  action()
}

/**
 * Configures an account without a page view of its own. Must run before the page view, which would
 * otherwise belong to no account.
 */
function configureAccount(id: string): void {
  once('js', () => window.gtag?.('js', new Date()))
  once(id, () => window.gtag?.('config', id, { send_page_view: false }))
}

function sendPageView(): void {
  window.gtag?.('event', 'page_view', { page_title: document.title, page_location: location.href })
}

/** Updates the consent of the Google tags, sends the page view, then loads the allowed scripts. */
export function applyToGoogle(ids: TagIds, choices: Choices): void {
  const { tagManagerId, analyticsId, adsId } = allowedTags(ids, choices)
  const accounts = [analyticsId, adsId].filter((id) => id !== undefined)
  // Without this flag, analytics that is already running continues after a withdrawal, without
  // cookies.
  if (ids.analyticsId)
    Object.assign(window, { [`ga-disable-${ids.analyticsId}`]: analyticsId === undefined })
  window.gtag?.('consent', 'update', consentMode(choices))
  accounts.forEach(configureAccount)
  // A page view that was sent without consent is sent again once consent is given.
  if (allowsAnything(choices)) once('page_view', sendPageView)
  else if (!finished.has('page_view')) sendPageView()

  if (tagManagerId) {
    once(tagManagerId, () => {
      window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      loadScript(`${HOST}/gtm.js?id=${encodeURIComponent(tagManagerId)}`)
    })
  }
  const [account] = accounts
  if (account)
    once('gtag.js', () => loadScript(`${HOST}/gtag/js?id=${encodeURIComponent(account)}`))
}
