import type { PayloadRequest } from 'payload'

import type { Advertised } from '@/domain/legal/advertised'
import { forbiddenIn, type WordStatement } from '@/domain/legal/wordStatements'
import { languageName } from '@/i18n/formats'
import { defaultLocale, isLocale, localeOf } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import type { TextInLanguage } from './findWrittenTexts'
import { validationMessage } from './validationMessage'

const messageOf = { noExclusion: 'excludingWords', noPromise: 'promisedCertificate' } as const

/**
 * Returns an error for each field whose words break a statement, with the phrases that do, in the language of
 * the colleague. A phrase in another language than that of the save names it, because the form
 * does not show it.
 */
export function refusedWords(
  req: PayloadRequest,
  statement: WordStatement,
  texts: readonly TextInLanguage[],
  ad: Advertised,
): { path: string; label: string; message: string }[] {
  const locale = localeOf(req.i18n.language)
  const phrases = new Map<string, string[]>()
  for (const { path, text, locale: written } of texts) {
    const isShown = written === (req.locale ?? defaultLocale)
    const where = isShown || !isLocale(written) ? '' : ` (${languageName(written, locale)})`
    const refused = forbiddenIn(statement, text, ad).map((phrase) => `${phrase}${where}`)
    if (refused.length > 0) phrases.set(path, [...(phrases.get(path) ?? []), ...refused])
  }
  // A phrase of the agency with a full stop can be found in two texts together.
  if (phrases.size === 0) phrases.set('description', forbiddenIn(statement, ad.words ?? '', ad))
  const name = optionName(locale, 'legalStatement', statement)
  return [...phrases].map(([path, found]) => {
    const words = [...new Set(found)].join(', ')
    const message = validationMessage(req, messageOf[statement], { words })
    return { path, label: `${name} (${words})`, message }
  })
}
