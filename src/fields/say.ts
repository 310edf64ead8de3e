import type { PayloadRequest } from 'payload'

import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'
import { defaultLocale, isLocale } from '@/i18n/locales'

const refusals = { nl: nl.refusals, fr: fr.refusals, en: en.refusals, de: de.refusals }
export type Refusal = keyof typeof nl.refusals

/** Why a save is refused, in the language the editor works in. `{name}` in the text is filled from `values`. */
export function say(req: Pick<PayloadRequest, 'i18n'>, refusal: Refusal, values: Record<string, string | number> = {}): string {
  const language: string = req.i18n?.language ?? defaultLocale
  const text = refusals[isLocale(language) ? language : defaultLocale][refusal]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
