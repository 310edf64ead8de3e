import type { Config } from 'payload'
import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import { fr } from 'payload/i18n/fr'
import { nl } from 'payload/i18n/nl'

import { ownTerms } from './terms'
import words from './terms.words.json'

const languages = { nl, fr, en, de }

type Namespaces = Partial<Record<string, object>>
type Locale = keyof typeof languages

/** What the studio cannot show: trash, folders and widgets are off, and keys for programs are not used. */
const UNUSED =
  /^(?:folder|dashboard):|APIKey|apiKey|[Rr]eindex|Trash|trash|[Pp]ermanently|Collection|newAccountCreated|createFirstUser|Verif|verif|restoreAsDraft|forgotPassword|resetPassword|ResetPassword|loggedIn|loginWith|checkYourEmail|youDidNot|aboutToRestore(?:AsDraft)?(?:Count)?$/

const SAME_IN_ENGLISH =
  /^(?:Account|Block|Collections|Dashboard|Documents?|Export|Filters?|Latitude|Layout|Longitude|Menu|Name|Open|Status|Type|Versions?)$/

const flat = (namespaces: Namespaces): [string, string][] =>
  Object.entries(namespaces).flatMap(([namespace, texts]) =>
    Object.entries(texts ?? {}).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' ? [[`${namespace}:${key}`, text]] : [],
    ),
  )

async function termsOf(locale: Locale): Promise<[string, string][]> {
  const config: Partial<Config> = { i18n: { supportedLanguages: languages } }
  const own: Namespaces = (await ownTerms(config as Config)).i18n?.translations?.[locale] ?? {}
  const all = new Map(flat(languages[locale].translations))
  for (const [key, text] of flat(own)) all.set(key, text)
  return [...all].filter(([key]) => !UNUSED.test(key))
}

/** Words that colleagues do not know, forms that stand for two genders, and how friends are addressed. */
const ODD = {
  nl: /Payload|\b[Ll]ocales?\b|\(e\)|\b(?:je|jij|jouw|[Uu]pload|[Gg]lobal)\b/,
  fr: /Payload|\b[Ll]ocales?\b|\((?:ne|e|te)\)|nouveau ou nouvelle|régiona|\b(?:[Gg]lobal|upload)\b/,
  en: /Payload|\b[Ll]ocales?\b|\b[Gg]lobals?\b/,
  de: /Payload|\bLocales?\b|\b(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?)\b|Upload|[Gg]lobal/,
}

describe('the terms of the studio', () => {
  it.each(['nl', 'fr', 'de'] as const)('are in no place English in %s', async (locale) => {
    const english = new Map(flat(en.translations))
    const left = (await termsOf(locale)).filter(
      ([key, text]) => english.get(key) === text && !SAME_IN_ENGLISH.test(text),
    )
    expect(left).toEqual([])
  })

  it.each(['nl', 'fr', 'en', 'de'] as const)(
    'name nothing that only programmers know in %s',
    async (locale) => {
      expect(
        (await termsOf(locale)).filter(([, text]) =>
          ODD[locale].test(text.replace(/\{\{\w+\}\}/g, '')),
        ),
      ).toEqual([])
    },
  )

  it('replace terms that exist, with the same values', () => {
    const english = new Map(flat(en.translations))
    const valuesIn = (text: string): string[] => text.match(/\{\{\w+\}\}|<\/?\d>/g) ?? []
    for (const [key, texts] of Object.entries(words)) {
      const original = english.get(key)
      expect([key, original]).toEqual([key, expect.any(String)])
      for (const text of Object.values(texts))
        expect([
          key,
          ...valuesIn(text).filter((value) => !valuesIn(original ?? '').includes(value)),
        ]).toEqual([key])
    }
  })
})
