import { enquiryHref } from '@/data/site/enquiryLink'
import { propertyCard } from '@/data/catalogue/views/listing'
import { isOnOffer } from '@/domain/catalogue/availability'
import { ASK_ANCHOR } from '@/domain/enquiries/enquiries'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/**
 * The bar at the bottom of a phone with the price and the contact links, until the page of the
 * listing ends.
 */
export async function AskBar({ property, locale }: { property: Property; locale: Locale }) {
  const [viewingHref, { heading }] = await Promise.all([
    enquiryHref('visit', property, locale),
    propertyCard(property, locale),
  ])
  if (!isOnOffer(property)) return null
  const t = translate(locale)
  return (
    <div role="group" aria-label={t('listing.bar')} className="ask-bar">
      <p className="min-w-0 grow font-serif text-[1.2rem] leading-tight">{heading}</p>
      <a
        className="button min-h-11 px-4"
        href={`#${ASK_ANCHOR}`}
        aria-label={t('listing.ask.information')}
      >
        {t('listing.ask.informationShort')}
      </a>
      {viewingHref && (
        <a
          className="button button-solid min-h-11 px-4"
          href={viewingHref}
          aria-label={t('listing.ask.visit')}
        >
          {t('listing.ask.visitShort')}
        </a>
      )}
    </div>
  )
}
