import { isPreviewPath } from './preview'

/**
 * Query keys with something of one visitor: the key of a link in an email, what they typed or sent,
 * an address, notes beside saved listings, their own money.
 */
export const personalKeys = ['key', 'typed', 'sent', 'address', 'note', 'ownMoney'] as const

/** The key of what was just sent. The page has shown it once it is open, and needs it no more. */
const SENT_KEY = 'sent'

type Address = Pick<URL, 'pathname' | 'search'>

export const hasPersonalKey = ({ search }: Pick<URL, 'search'>): boolean => {
  const keys = new URLSearchParams(search)
  return personalKeys.some((key) => keys.has(key))
}

/** Returns whether an address is only for the visitor or colleague who has it. */
export const isPersonalAddress = (address: Address): boolean =>
  isPreviewPath(address.pathname) || hasPersonalKey(address)

/**
 * Returns the address of a page that thanks for a form without the key of what was sent, so that the
 * tags can count it; nothing for other pages.
 */
export function withoutSentKey(href: string): string | undefined {
  const url = new URL(href)
  if (!url.searchParams.has(SENT_KEY)) return undefined
  url.searchParams.delete(SENT_KEY)
  return url.href
}

/**
 * Returns whether a page is kept from the tags. They tell their companies its address and that of
 * the page before it, with a key that opens what is somebody's.
 */
export function isKeptFromTags(page: Address & { origin: string }, referrer: string): boolean {
  if (isPersonalAddress(page)) return true
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined
  return before !== undefined && before.origin === page.origin && isPersonalAddress(before)
}
