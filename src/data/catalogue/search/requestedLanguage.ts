import { isLocale, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { findLanguages } from '@/data/site/routes'

/** Returns the language that a request names, when the agency uses it. */
export async function requestedLanguage(request: Request): Promise<Locale | undefined> {
  const requested = new URL(request.url).searchParams.get('lang')
  const { inUse } = await findLanguages()
  return isLocale(requested) && inUse.includes(requested) ? requested : undefined
}

/** Answers a request in a language that the agency does not use. */
export async function unknownLanguageResponse(): Promise<Response> {
  const { main } = await findLanguages()
  return Response.json(
    { errors: [{ message: translate(main)('search.noLanguage') }] },
    { status: 404 },
  )
}
