import { Icon } from '@/components/icon/Icon'
import { SaveButton } from '@/components/saved/SaveButton'
import { findSavedListingPages } from '@/data/catalogue/savedListings'
import { listingName } from '@/data/catalogue/views/listing'
import { bannerOf } from '@/domain/catalogue/availability'
import { savedMark } from '@/domain/catalogue/savedListings'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

type Props = { property: Property; locale: Locale; listHref: string | undefined }

/** What lies over the photos on a phone: the way back, the heart and the banner. */
export async function PhotoControls({ property, locale, listHref }: Props) {
  const t = translate(locale)
  const { reference } = property
  const { favourites } = await findSavedListingPages(locale)
  const banner = bannerOf(property)
  return (
    <>
      {listHref && (
        <a className="photo-round photo-back" href={listHref} aria-label={t('listing.back')}>
          <Icon name="previous" size={20} />
        </a>
      )}
      {favourites && reference && (
        <SaveButton
          mark={savedMark('favourites', reference)}
          label={t('favourites.keep', { title: listingName(property, locale) })}
          className="heart photo-heart"
        >
          <Icon name="heart" />
        </SaveButton>
      )}
      {banner !== 'none' && (
        <span className="photo-flag" data-banner={banner} aria-hidden="true">
          {optionName(locale, 'marquee', banner)}
        </span>
      )}
    </>
  )
}
