import { LegalBlock } from '@/components/listing/LegalBlock'
import { legalView } from '@/data/catalogue/views/legal'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** The statements that the law of the region requires in an advertisement. */
export async function Legal({ property, locale }: { property: Property; locale: Locale }) {
  const t = translate(locale)
  const legal = await legalView(property, locale)
  if (!legal) return null
  return <LegalBlock {...legal} title={t('detail.legal')} foldTitle={t('listing.law')} />
}
