import type { Payload, Plugin } from 'payload'

import { enquiryKinds } from '@/domain/enquiries/forms'
import { locales } from '@/i18n/locales'

import { wordingOf } from './wording'

/** Stores every wording of this release, so that later releases know it. */
async function storeWordings({ db }: Payload): Promise<void> {
  const wordings = enquiryKinds.flatMap((form) =>
    locales.map((locale) => ({ form, locale, ...wordingOf(form, locale) })),
  )
  await db.pool.query(
    `insert into consent_texts (version, form, locale, text)
     select version, form, locale, text from jsonb_to_recordset($1) as w (version text, form text, locale text, text text)
     on conflict (version) do nothing`,
    [JSON.stringify(wordings)],
  )
}

export const storeConsentTexts: Plugin = (config) => ({
  ...config,
  onInit: async (started) => {
    await config.onInit?.(started)
    await storeWordings(started)
  },
})
