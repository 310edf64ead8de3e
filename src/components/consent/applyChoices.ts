import type { Choices } from '@/domain/consent'
import { cookieDomains, cookiesToRemove, hasTags, type TagIds } from '@/domain/tags'

import { applyToGoogle } from './google'
import { applyToPixel } from './pixel'

function removeCookies(choices: Choices): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''))
  for (const name of cookiesToRemove(names, choices)) {
    const gone = `${name}=; path=/; max-age=0`
    document.cookie = gone
    for (const domain of cookieDomains(location.hostname)) document.cookie = `${gone}; domain=${domain}`
  }
}

/** Makes what the visitor chose hold on this page. */
export function applyChoices(ids: TagIds, choices: Choices): void {
  removeCookies(choices)
  if (!hasTags(ids)) return
  applyToGoogle(ids, choices)
  applyToPixel(ids, choices)
}
