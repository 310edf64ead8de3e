import type { PayloadRequest } from 'payload'

import { fill } from '@/i18n/fill'
import { localeOf } from '@/i18n/locales'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'

const refusals = { nl: nl.refusals, fr: fr.refusals, en: en.refusals, de: de.refusals }
export type Refusal = keyof typeof nl.refusals

/**
 * Returns why a save is refused, in the language of the editor. `{name}` in the text is filled from
 * `values`.
 */
export function validationMessage(
  req: Pick<PayloadRequest, 'i18n'>,
  refusal: Refusal,
  values: Record<string, string | number> = {},
): string {
  const locale = localeOf(req.i18n?.language)
  return fill(refusals[locale][refusal], values, locale)
}
