import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'
import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import { fr } from 'payload/i18n/fr'
import { nl } from 'payload/i18n/nl'

import { isLocale, locales, type Locale } from '@/i18n/locales'

import terms from './terms.words.json'

/** The texts of Payload by namespace and name. */
const payloadTexts: Record<Locale, object> = {
  nl: nl.translations,
  fr: fr.translations,
  en: en.translations,
  de: de.translations,
}

/** What one language quotes. */
const QUOTED: Record<Locale, RegExp> = {
  nl: /“([^”]+)”/g,
  fr: /« ([^»]+) »/g,
  en: /“([^”]+)”/g,
  de: /„([^“]+)“/g,
}

/** What texts quote that is no name of ours: a format of Excel, the path of the login, an example. */
const FOREIGN = new Set(['CSV UTF-8', 'login', '6 %', '6%'])

const isTree = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** All texts of a tree. */
const textsOf = (node: unknown): string[] => {
  if (typeof node === 'string') return [node]
  return isTree(node) ? Object.values(node).flatMap(textsOf) : []
}

/** The texts in one language of a tree in which languages are the keys of a text. */
const textsIn = (node: unknown, locale: Locale): string[] =>
  isTree(node)
    ? Object.entries(node).flatMap(([key, value]) => {
        if (typeof value === 'string') return key === locale ? [value] : []
        return isLocale(key) ? [] : textsIn(value, locale)
      })
    : []

const wordsFiles = ['collections', 'globals', 'blocks', 'src/fields', 'src/studio'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('words.json'))
      .map((file) => `${folder}/${file}`),
)

/** Returns the terms of Payload that the studio did not replace. */
function payloadTerms(locale: Locale): string[] {
  const replaced = new Set(Object.keys(terms))
  return Object.entries(payloadTexts[locale]).flatMap(([namespace, texts]) =>
    Object.entries(texts as Record<string, unknown>).flatMap(([name, text]) =>
      replaced.has(`${namespace}:${name}`) ? [] : textsOf(text),
    ),
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A name stands at the start of a label, or after the value it begins with, and only a value, a comma
 * or brackets follow. Three dots stand for values in between.
 */
function isLabel(name: string, labels: readonly string[]): boolean {
  const parts = name.split('…').map((part) => escaped(part.trim()).replaceAll(' ', '[ }]+'))
  const label = new RegExp(`^(?:\\{\\w+\\}\\W*)?${parts.join('.*')}[ ,}]*(?:$|[({,])`, 'iu')
  return labels.some((text) => label.test(text))
}

describe.each(locales)('the names of screens, buttons and fields in %s', (locale) => {
  const words = wordsFiles.flatMap((file) => textsIn(readJson(file), locale))
  const messages = readJson(`src/i18n/messages/${locale}.json`) as { refusals: object }
  const labels = [...words, ...textsOf(messages), ...payloadTerms(locale)]

  it('exist where a text of the studio quotes them', () => {
    const quoted = [...words, ...textsOf(messages.refusals)].flatMap((text) =>
      [...text.matchAll(QUOTED[locale])].map(([, name = '']) => name),
    )
    const names = quoted.filter((name) => !name.includes('{') && !FOREIGN.has(name))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !isLabel(name, labels))).toEqual([])
  })

  it('exist where the guide for staff prints them in bold', () => {
    const guide = readFileSync(`docs/guide/${locale}.md`, 'utf8').replace(/\s+/g, ' ')
    const names = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => !isLabel(name, labels))).toEqual([])
  })
})
