'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useLocale,
  usePayloadAPI,
} from '@payloadcms/ui'

import { advertisementOf } from '@/domain/catalogue/advertisement'
import { textIn } from '@/domain/legal/promise'
import { locales } from '@/i18n/locales'

import { advertisementContent } from './advertisementContent'

type Descriptions = { description?: Partial<Record<string, unknown>> }
type Languages = { languages?: { code: string; use?: boolean | null }[] }

/** Reads the descriptions in the languages that the form does not show. */
function useTexts(typed: unknown): Record<string, number> {
  const { api } = useConfig().config.routes
  const { code } = useLocale()
  const { id } = useDocumentInfo()
  const [{ data }] = usePayloadAPI(id ? `${api}/properties/${id}` : '', {
    initialParams: { depth: 0, draft: true, locale: 'all', 'select[description]': true },
  })
  const { description }: Descriptions = id && data ? data : {}
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      textIn(locale === code ? typed : description?.[locale]).trim().length,
    ]),
  )
}

/** Returns the languages of the site. */
function useShownLanguages(): readonly string[] {
  const { api } = useConfig().config.routes
  const [{ data }] = usePayloadAPI(`${api}/globals/settings`, {
    initialParams: { depth: 0, 'select[languages]': true },
  })
  const { languages = [] }: Languages = data ?? {}
  const unused = languages.flatMap(({ code, use }) => (use === false ? [code] : []))
  return locales.filter((locale) => !unused.includes(locale))
}

/**
 * Checks how complete the advertisement in the form is, beside what the law asks. `type` is the
 * WebID of its main type.
 */
export function useAdvertisement(type: number | undefined) {
  const [form] = useAllFormFields()
  const texts = useTexts(form.description?.value)
  const languages = useShownLanguages()
  const values = Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, field?.value]),
  )
  return advertisementOf(advertisementContent(values, type, texts), languages)
}
