import { allowsAnything, type Choices } from '@/domain/privacy/consent'
import { isKeptFromTags, withoutSentKey } from '@/domain/site/personalAddress'
import { cookieDomains, cookiesToRemove, hasTags, type TagIds } from '@/domain/site/tags'

import { applyToGoogle } from './google'
import { applyToPixel } from './pixel'

function removeCookies(choices: Choices): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''))
  for (const name of cookiesToRemove(names, choices)) {
    const expired = `${name}=; path=/; max-age=0`
    document.cookie = expired
    for (const domain of cookieDomains(location.hostname))
      document.cookie = `${expired}; domain=${domain}`
  }
}

/** Takes the key of what was sent out of the address of the page that thanks for it. */
function removeSentKey(): void {
  const href = withoutSentKey(location.href)
  if (href !== undefined) history.replaceState(history.state, '', href)
}

/** Applies the choices of the visitor to this page. The tags learn nothing of a personal one. */
export function applyChoices(ids: TagIds, choices: Choices): void {
  removeCookies(choices)
  if (!hasTags(ids)) return
  if (allowsAnything(choices)) removeSentKey()
  if (isKeptFromTags(location, document.referrer)) return
  applyToGoogle(ids, choices)
  applyToPixel(ids, choices)
}
