import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'
import type { Enquiry } from '@/payload-types'

import { payload } from '../core/payload'
import { wordingOf, type Wording } from './wording'

/** What a person agreed to, as their records store it. */
export type Consent = NonNullable<Enquiry['consent']>

const VERSION = /^[\da-f]{16}$/

/**
 * Finds a wording that is no longer current: a browser kept the page, or a newer release is already
 * running.
 */
async function findOlderWording(
  form: EnquiryKind,
  version: string,
): Promise<(Wording & { locale: string }) | undefined> {
  if (!VERSION.test(version)) return undefined
  const { db } = await payload()
  const { rows } = await db.pool.query<Wording & { locale: string }>(
    'select version, text, locale from consent_texts where version = $1 and form = $2',
    [version, form],
  )
  return rows[0]
}

type ConsentInput = { form: EnquiryKind; locale: Locale; version: string; page: string }

/**
 * Returns the consent of the sender of a form. When the version is unknown, the current wording is
 * stored and marked as assumed.
 */
export async function consentOf({ form, locale, version, page }: ConsentInput): Promise<Consent> {
  const at = new Date().toISOString()
  const current = wordingOf(form, locale)
  if (version === current.version) return { ...current, locale, at, page, isAssumed: false }
  const older = await findOlderWording(form, version)
  return older
    ? { ...older, at, page, isAssumed: false }
    : { ...current, locale, at, page, isAssumed: true }
}
