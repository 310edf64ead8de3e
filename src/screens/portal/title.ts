import type { Metadata } from 'next'

import { spokenLanguage } from '@/data/routes'
import { findSettings } from '@/data/shell'
import { translate } from '@/i18n/translate'

/** How a page of the portal is called in a tab. It says nothing of what is on it, because anybody at the desk reads that. */
export async function portalTitle(asked: string): Promise<Metadata> {
  const locale = await spokenLanguage(asked)
  const { agencyName } = await findSettings(locale)
  return { title: [translate(locale)('portal.title'), agencyName].filter(Boolean).join(' · '), robots: { index: false, follow: false } }
}
