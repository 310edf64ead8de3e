import { isSitePath } from './links'
import { isPreviewPath } from './preview'

/** In an address it says that the visitor has followed the popup's link. */
const CLICKED = 'modal-clicked'

/** The browser's session keeps under this key that the popup was dismissed. */
export const POPUP_KEY = 'popup'

type Facts = {
  url: Pick<URL, 'pathname' | 'search' | 'hash'>
  /** Where the forms of the site lead: whoever just sent one is not disturbed. */
  actionPaths: readonly string[]
  wasDismissed: boolean
  isConsentSettled: boolean
  isDelayOver: boolean
}

function isUnder(pathname: string, path: string): boolean {
  const folder = path.replace(/\/+$/, '')
  return folder !== '' && `${pathname}/`.startsWith(`${folder}/`)
}

/** `never` holds for this page; `later` can still become `now`. */
export type PopupState = 'never' | 'later' | 'now'

export function popupState({ url, actionPaths, wasDismissed, isConsentSettled, isDelayOver }: Facts): PopupState {
  const { pathname, search, hash } = url
  if (wasDismissed || isPreviewPath(pathname)) return 'never'
  if (`${pathname}${search}${hash}`.includes(CLICKED) || actionPaths.some((path) => isUnder(pathname, path))) return 'never'
  return isConsentSettled && isDelayOver ? 'now' : 'later'
}

/** The link as the popup shows it: inside the site it carries the mark, which holds also where nothing can be stored. */
export function popupHref(link: string): string {
  if (!isSitePath(link) || link.startsWith('#')) return link
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? []
  return `${path}${query ? `${query}&` : '?'}${CLICKED}${hash}`
}
