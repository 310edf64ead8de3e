import { isSitePath } from './links'
import { isPreviewPath } from './preview'
import { withoutEndSlashes } from '../lib/slashes'

/** In an address it says that the visitor has followed the popup's link. */
const CLICKED = 'modal-clicked'

/** The browser's session keeps under this key that the popup was dismissed. */
export const POPUP_KEY = 'popup'

type PopupInput = {
  url: Pick<URL, 'pathname' | 'search' | 'hash'>
  /** Where the forms of the site lead: the popup does not show there. */
  actionPaths: readonly string[]
  wasDismissed: boolean
  isConsentSettled: boolean
  isDelayOver: boolean
  /** The visitor is filling in a form, or is about to. */
  isFormInUse: boolean
}

function isUnder(pathname: string, path: string): boolean {
  const folder = withoutEndSlashes(path)
  return folder !== '' && `${pathname}/`.startsWith(`${folder}/`)
}

/** `never` holds for this page; `later` can still become `now`. */
export type PopupState = 'never' | 'later' | 'now'

export function popupState({
  url,
  actionPaths,
  wasDismissed,
  isConsentSettled,
  isDelayOver,
  isFormInUse,
}: PopupInput): PopupState {
  const { pathname, search, hash } = url
  if (wasDismissed || isPreviewPath(pathname)) return 'never'
  if (
    `${pathname}${search}${hash}`.includes(CLICKED) ||
    actionPaths.some((path) => isUnder(pathname, path))
  )
    return 'never'
  return isConsentSettled && isDelayOver && !isFormInUse ? 'now' : 'later'
}

/**
 * The link as the popup shows it: inside the site it carries the mark, which holds also where
 * nothing can be stored.
 */
export function popupHref(link: string): string {
  if (!isSitePath(link) || link.startsWith('#')) return link
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? []
  return `${path}${query ? `${query}&` : '?'}${CLICKED}${hash}`
}
