import { Keeping } from '@/components/islands'
import { findKeptPages } from '@/data/kept'
import type { KeptList } from '@/domain/kept'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** Answers the hearts and switches of the page, in languages that have a page for what they keep. */
export async function SiteKeeping({ locale }: { locale: Locale }) {
  const pages = await findKeptPages(locale)
  if (Object.keys(pages).length === 0) return null
  const t = translate(locale)
  const words = (list: KeptList) => ({ saved: t(`${list}.saved`), removed: t(`${list}.removed`), full: t(`${list}.full`), show: t(`${list}.show`) })
  return <Keeping pages={pages} words={{ favourites: words('favourites'), compare: words('compare') }} />
}
