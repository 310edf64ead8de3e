/** @import { Random } from './random.mjs' */

const LONG = 'a'.repeat(6_000)

/** Texts that break programs: other languages' syntax, broken characters, names of JavaScript itself, limits of numbers. */
export const ODD_TEXTS = [
  '', ' ', "'; drop table enquiries; --", '" or 1=1 --', '<script>alert(1)</script>', 'x\r\nSet-Cookie: a=b', '{{7*7}}', '${7*7}', '%00', '\u0000', '\ud800',
  '../../etc/passwd', '..\\..\\x', 'file:///etc/passwd', 'http://127.0.0.1:5432/', '__proto__', 'constructor', 'toString', LONG, '\u202e\u2028', '-1', '0', '1e999',
  'NaN', 'null', 'undefined', 'true', '[]', '{}', '2026-02-30', '9999999999999999999', '01980000-0000-7000-8000-000000000000', '🏡', 'ﬀ', 'e\u0301', '(((((a+)+)+)+)+)$',
] // prettier-ignore

/** @param {Random} random */
const text = (random) => random.pick(ODD_TEXTS)

/**
 * A value of any JSON kind.
 * @param {Random} random
 * @param {number} depth
 * @returns {unknown}
 */
export function oddValue(random, depth = 0) {
  const kind = random.below(depth > 3 ? 5 : 7)
  if (kind === 0) return text(random)
  if (kind === 1) return random.pick([0, -1, 1, 1.5, 1e308, 2 ** 53, -0.1])
  if (kind === 2) return random.pick([true, false, null])
  if (kind < 5) return text(random)
  if (kind === 5) return random.several(4, () => oddValue(random, depth + 1))
  return Object.fromEntries(random.several(4, () => [text(random), oddValue(random, depth + 1)]))
}

/** A query string of Payload's and of the site's own keys with odd values. @param {Random} random @param {readonly string[]} fields */
export function oddQuery(random, fields) {
  const keys = [
    'where[or][0][and][0][id][equals]', `where[${random.pick(fields)}][${random.pick(['equals', 'like', 'in', 'near', 'exists', 'all', 'not_in', 'x'])}]`,
    'where', 'where[x]', 'sort', 'limit', 'page', 'depth', 'locale', 'fallback-locale', 'draft', 'select', `select[${random.pick(fields)}]`, 'populate', 'joins', 'trash', 'pagination',
    'q', 'city', 'type', 'price_from', 'price_to', 'bedrooms', 'epc', 'has', 'near', 'within', 'view', 'property', 'goal', 'ref', 'key', 'lang', 'setcookies', 'preview', 'data', '_rsc', 'url', 'src',
  ] // prettier-ignore
  const pairs = random.several(4, () => {
    const key = random.chance(0.9) ? random.pick(keys) : text(random)
    const value = key === 'sort' && random.chance(0.7) ? random.pick(fields) : text(random)
    // Half of them are written as a client would not: unencoded.
    return random.chance(0.5) ? `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}` : `${key}=${value}`.replace(/[\s\0-\x1f\x7f-\uffff]/g, '')
  }) // prettier-ignore
  return pairs.length ? `?${pairs.join('&')}` : ''
}
