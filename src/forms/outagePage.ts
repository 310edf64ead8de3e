import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import type { Posted } from './readPosted'
import { PROOF } from './names'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;background:#faf7f2;color:#1c2723;font:17px/1.6 system-ui,sans-serif}main{max-width:34rem}h1{margin:0 0 .5rem;font:400 2rem/1.2 Georgia,serif}button{min-height:48px;padding:0 2rem;border:0;border-radius:4px;background:#2f5d50;color:#fff;font:600 1rem/1 inherit;cursor:pointer}button:focus-visible{outline:3px solid #b4532a;outline-offset:3px}`

/** The fields to send again, without the proof: it has been used or will be too old. */
const resentFields = (posted: Posted): [name: string, value: string][] =>
  Object.entries(posted).flatMap(([name, value]) =>
    name === PROOF ? [] : [value].flat().map((item): [string, string] => [name, item]),
  )

/**
 * The page a visitor without scripts gets when the database cannot be written. It is built only
 * from what was posted, and a button sends it all again.
 */
export function outagePage(kind: string, posted: Posted, locale: Locale): string {
  const t = translate(locale)
  const hiddenInputs = resentFields(posted).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const title = escaped(t('form.down.title'))
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${escaped(t('form.down.text'))}</p><form method="post" action="/api/forms/${kind}?lang=${locale}">${hiddenInputs.join('')}<button type="submit">${escaped(t('form.down.again'))}</button></form></main></body></html>`
}
