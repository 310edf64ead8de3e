import { EpcBadge } from '@/components/cards/EpcBadge'
import type { PropertyCardView } from '@/components/cards/PropertyCard'
import { Static } from '@/components/static/Static'
import { addressOf } from '@/data/catalogue/views/addressLines'
import { withHiddenPrice } from '@/data/catalogue/views/price'
import { keyFactsOf } from '@/data/catalogue/views/keyFacts'
import { listingName, propertyCard } from '@/data/catalogue/views/listing'
import { bannerOf } from '@/domain/catalogue/availability'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** A title with more letters is set smaller, so that the facts below it stay in sight. */
const LONG_TITLE = 80

type Epc = PropertyCardView['epc']

function KeyFacts({ property, epc, locale }: { property: Property; epc: Epc; locale: Locale }) {
  const t = translate(locale)
  const facts = keyFactsOf(property, locale)
  if (facts.length === 0 && !epc) return null
  const { epcValue } = property
  return (
    <dl className="key-facts">
      {facts.map(({ name, value, isLong }, index) => (
        <div key={index} data-long={isLong || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {epc && (
        <div>
          <dt>
            {typeof epcValue === 'number'
              ? t('listing.keys.perYear', { value: formatNumber(epcValue) })
              : t('listing.keys.epc')}
          </dt>
          <dd>
            <EpcBadge {...epc} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The head of a listing: its title, address and key facts; on a phone and on paper its price. */
export async function PropertyHead({ property, locale }: { property: Property; locale: Locale }) {
  const t = translate(locale)
  const { epc, heading } = await propertyCard(property, locale)
  const { goal, reference } = property
  const title = property.title || listingName(property, locale)
  const banner = bannerOf(property)
  const eyebrow = t('listing.eyebrow', {
    goal: t(goal === 'rent' ? 'toRent' : 'toSale'),
    reference: String(reference ?? ''),
  })
  const priced = await withHiddenPrice(property, locale)
  return (
    <Static>
      <header className="listing-head">
        <p className="head-price" aria-hidden="true">
          <b>{heading}</b>
          {epc && <EpcBadge {...epc} />}
        </p>
        <p className="head-kind">
          <span className="eyebrow">{eyebrow}</span>
          {banner !== 'none' && (
            <span className="head-banner" data-banner={banner}>
              {optionName(locale, 'marquee', banner)}
            </span>
          )}
        </p>
        <h1 className="listing-title" data-long={title.length > LONG_TITLE || undefined}>
          <bdi>{title}</bdi>
        </h1>
        <p className="listing-address">{addressOf(property, locale).join(', ')}</p>
        <KeyFacts property={priced} epc={epc} locale={locale} />
      </header>
    </Static>
  )
}
