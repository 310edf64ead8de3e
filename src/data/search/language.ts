import { isLocale, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { findLanguages } from '../routes'

/** The language that a question names, when the agency shows it. */
export async function languageAsked(request: Request): Promise<Locale | undefined> {
  const asked = new URL(request.url).searchParams.get('lang')
  const { inUse } = await findLanguages()
  return isLocale(asked) && inUse.includes(asked) ? asked : undefined
}

export async function noSuchLanguage(): Promise<Response> {
  const { main } = await findLanguages()
  return Response.json({ errors: [{ message: translate(main)('search.noLanguage') }] }, { status: 404 })
}
