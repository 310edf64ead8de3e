import config from '@payload-config'
import { getPayload } from 'payload'

import type { Locale } from '@/i18n/locales'

/** The one door to Payload's Local API for the public site. */
export const payload = () => getPayload({ config })

/**
 * How the site asks: as the public, in one language, without silent fallback. Spread into every query, so that no
 * default of the Local API (which skips access) ever decides.
 */
export const asPublic = (locale: Locale) => ({ locale, fallbackLocale: false, overrideAccess: false, draft: false }) as const

export const idOf = (value: string | { id: string } | null | undefined): string | undefined => (typeof value === 'string' ? value : (value?.id ?? undefined))

export const idsOf = (list: readonly (string | { id: string })[] | null | undefined): string[] =>
  list?.map((one) => (typeof one === 'string' ? one : one.id)) ?? []

/** A relation that was loaded with its document. */
export const loaded = <Doc extends object>(value: string | Doc | null | undefined): Doc | undefined =>
  typeof value === 'object' && value !== null ? value : undefined
