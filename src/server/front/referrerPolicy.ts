import { isPreviewPath } from '@/domain/site/preview'
import { hasPersonalKey } from '@/domain/site/personalAddress'

import { splitTarget } from './canonical'
import type { HeaderList } from './entry'
import { kindOfTarget } from './route'

const NAME = 'referrer-policy'

/**
 * Returns what a browser may tell of this address to the page or site that it goes to next; nothing
 * for an ordinary one. Not `no-referrer`: with it a browser does not say either that a form comes
 * from this site. A form in a preview is known by the address of its page.
 */
function referrerPolicyOf(target: string): string | undefined {
  const { path, query } = splitTarget(target)
  if (isPreviewPath(path)) return 'same-origin'
  return hasPersonalKey({ search: query }) || kindOfTarget(target) === 'portal'
    ? 'strict-origin'
    : undefined
}

/** The headers of a page, which keep a personal address from the pages and sites that follow. */
export function withReferrerPolicy(target: string | undefined, headers: HeaderList): HeaderList {
  const policy = referrerPolicyOf(target ?? '/')
  const at = headers.indexOf(NAME)
  return policy === undefined || at < 0 ? headers : headers.with(at + 1, policy)
}
