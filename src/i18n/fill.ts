import { formatNumber, pluralOf } from './formats'
import type { Locale } from './locales'

/** `{name}`, or `{name, plural, one {…} other {…}}`. */
const PLACEHOLDER = /\{(\w+)(?:, plural,((?: (?:=\d+|one|other) \{[^{}]*\})+))?\}/g
const FORM = /(=\d+|one|other) \{([^{}]*)\}/g

function chooseForm(forms: string, count: number, locale: Locale): string {
  const texts = new Map([...forms.matchAll(FORM)].map(([, name, text]) => [name, text]))
  const text = texts.get(`=${count}`) ?? texts.get(pluralOf(count, locale)) ?? texts.get('other')
  return (text ?? '').replaceAll('#', formatNumber(count))
}

/**
 * Fills the placeholders of a text, on the server or in the browser. Numbers are written, and
 * plural forms chosen, as the language does; a placeholder without a value stays. It reads the part
 * of ICU messages that staff's words and the browser need; the site's own words have a full reader.
 */
export function fill(words: string, values: Readonly<Record<string, string>>): string
export function fill(
  words: string,
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
): string
export function fill(
  words: string,
  values: Readonly<Record<string, string | number>>,
  locale?: Locale,
): string {
  return words.replace(PLACEHOLDER, (whole, name: string, forms: string | undefined) => {
    const value = values[name]
    if (value === undefined) return whole
    if (typeof value === 'string' || !locale) return String(value)
    return forms ? chooseForm(forms, value, locale) : formatNumber(value)
  })
}
