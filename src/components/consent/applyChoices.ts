import type { Choices } from '@/domain/privacy/consent'
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

/** Applies the choices of the visitor to this page. */
export function applyChoices(ids: TagIds, choices: Choices): void {
  removeCookies(choices)
  if (!hasTags(ids)) return
  applyToGoogle(ids, choices)
  applyToPixel(ids, choices)
}
