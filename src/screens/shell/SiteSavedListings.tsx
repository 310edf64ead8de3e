import { island } from '@/components/island/island'
import type { start } from '@/components/saved/saved.island'
import { findSavedListingPages } from '@/data/catalogue/savedListings'
import { savedLimits, type SavedList } from '@/domain/catalogue/savedListings'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

const SavedIsland = island<typeof start>('saved', { wake: 'idle' })

/** Handles the save controls of the page, in languages that have a page for saved listings. */
export async function SiteSavedListings({ locale }: { locale: Locale }) {
  const pages = await findSavedListingPages(locale)
  if (Object.keys(pages).length === 0) return null
  const t = translate(locale)
  const words = (list: SavedList) => ({
    saved: t(`${list}.saved`),
    removed: t(`${list}.removed`),
    full: t(`${list}.full`, { limit: savedLimits[list] }),
    show: t(`${list}.show`),
  })
  return (
    <SavedIsland
      props={{ pages, words: { favourites: words('favourites'), compare: words('compare') } }}
    >
      <div role="status" className="kept-notice" />
    </SavedIsland>
  )
}
