import { internationalPhone } from '../lib/phone'

/**
 * Browsers drop control characters and blanks inside an address, so `java\tscript:` is
 * `javascript:` to them.
 */
const INVISIBLE =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/

function hasHost(url: URL): boolean {
  return url.hostname !== '' && url.username === '' && url.password === ''
}

/** A complete address outside the site: http(s), tel or mailto, spelled in the open. */
export function isExternalLink(value: string): boolean {
  if (INVISIBLE.test(value)) return false
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/i.exec(value) ?? []
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return rest.startsWith('//') && URL.canParse(value) && hasHost(new URL(value))
    case 'tel':
      return /^\+?[0-9()./-]{3,25}$/.test(rest)
    case 'mailto':
      return /^[^\s@:/?#]+@[^\s@:/?#]+\.[a-z]{2,}(\?[^\s]*)?$/i.test(rest)
    default:
      return false
  }
}

/** A path or anchor inside the site: `/nl/contact/` or `#form`. `//host` would leave it. */
export function isSitePath(value: string): boolean {
  return !INVISIBLE.test(value) && /^(\/(?!\/)|#[\w-])/.test(value)
}

export const isLink = (value: string): boolean => isSitePath(value) || isExternalLink(value)

/** The address that calls a number, also from abroad, as staff write it: "09 123 45 67". */
export const phoneHref = (phone: string): string =>
  `tel:${internationalPhone(phone).replace(/[^+\d]/g, '')}`

/** Returns the address that calls a number, or undefined when what was written holds none. */
export const callHref = (phone: string | null | undefined): string | undefined =>
  phone && /\d{3}/.test(phone.replace(/\D/g, '')) ? phoneHref(phone) : undefined

/** Returns the address that writes an email. Encoded, so that no part of it becomes a header. */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
