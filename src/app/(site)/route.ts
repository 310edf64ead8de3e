import { redirect } from 'next/navigation'

import { findSettings } from '@/data/shell'
import { defaultLocale } from '@/i18n/locales'

/** The bare address leads to the language the agency chose. */
export async function GET(): Promise<never> {
  const { defaultLanguage } = await findSettings(defaultLocale)
  redirect(`/${defaultLanguage ?? defaultLocale}/`)
}

export const dynamic = 'force-dynamic'
