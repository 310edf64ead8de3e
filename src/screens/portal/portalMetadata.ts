import type { Metadata } from 'next'

import { supportedLanguage } from '@/data/site/routes'
import { findSettings } from '@/data/site/shell'
import { translate } from '@/i18n/translate'

/**
 * Returns the tab title of a page of the portal. It does not name the content, because other people
 * may see the screen.
 */
export async function portalMetadata(language: string): Promise<Metadata> {
  const locale = await supportedLanguage(language)
  const { agencyName } = await findSettings(locale)
  return {
    title: [translate(locale)('portal.title'), agencyName].filter(Boolean).join(' · '),
    robots: { index: false, follow: false },
  }
}
