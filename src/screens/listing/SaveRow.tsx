import { Icon } from '@/components/icon/Icon'
import { SaveButton } from '@/components/saved/SaveButton'
import { SavedLink } from '@/components/saved/SavedLink'
import { findSavedListingPages } from '@/data/catalogue/savedListings'
import { listingName } from '@/data/catalogue/views/listing'
import { savedLists, savedMark } from '@/domain/catalogue/savedListings'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

const signs = { favourites: 'heart', compare: 'scale' } as const

/**
 * The buttons that save a listing on the device of the visitor, as a favourite or for comparison.
 */
export async function SaveRow({ property, locale }: { property: Property; locale: Locale }) {
  const { reference } = property
  const pages = await findSavedListingPages(locale)
  if (!reference) return null
  const t = translate(locale)
  const title = [listingName(property, locale), String(reference)].filter(Boolean).join(', ')
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 print:hidden">
      {savedLists.map(
        (list) =>
          pages[list] && (
            <SaveButton
              key={list}
              mark={savedMark(list, reference)}
              label={t(`${list}.keep`, { title })}
              className="keep"
            >
              <Icon name={signs[list]} {...(list === 'favourites' && { className: 'fills' })} />
              {t(`${list}.button`)}
            </SaveButton>
          ),
      )}
      {pages.compare && (
        <SavedLink
          list="compare"
          href={pages.compare}
          label={t('compare.show')}
          look="text"
          onlyFilled
        />
      )}
    </div>
  )
}
