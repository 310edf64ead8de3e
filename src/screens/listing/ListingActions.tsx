import { Icon } from '@/components/icon/Icon'
import { SaveButton } from '@/components/saved/SaveButton'
import { SavedLink } from '@/components/saved/SavedLink'
import { Share } from '@/components/share/Share'
import { shareWords } from '@/components/share/shareWords'
import { findSavedListingPages } from '@/data/catalogue/savedListings'
import { listingName, propertyCard } from '@/data/catalogue/views/listing'
import { enquiryHref } from '@/data/site/enquiryLink'
import { savedLists, savedMark } from '@/domain/catalogue/savedListings'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { BrochureLink } from './BrochureLink'

type Props = { property: Property; locale: Locale }

const signs = { favourites: 'heart', compare: 'scale' } as const

/** The buttons that save a listing on the device of the visitor. */
async function SaveButtons({ property, locale }: Props) {
  const { reference } = property
  const pages = await findSavedListingPages(locale)
  if (!reference) return null
  const t = translate(locale)
  const title = [listingName(property, locale), String(reference)].filter(Boolean).join(', ')
  return (
    <>
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
    </>
  )
}

async function ShareRow({ property, locale }: Props) {
  const t = translate(locale)
  const [{ href, heading }, friendHref] = await Promise.all([
    propertyCard(property, locale),
    enquiryHref('friend', property, locale),
  ])
  if (!href) return null
  return (
    <Share
      href={new URL(href, env.SITE_URL).href}
      title={`${listingName(property, locale)}, ${heading}`}
      friendHref={friendHref}
      words={shareWords(t)}
    />
  )
}

/** What a visitor does with a listing: save, compare, print, share, read the brochure. */
export const ListingActions = ({ property, locale }: Props) => (
  <div className="listing-actions">
    <SaveButtons property={property} locale={locale} />
    <BrochureLink reference={property.reference} locale={locale} />
    <ShareRow property={property} locale={locale} />
  </div>
)
