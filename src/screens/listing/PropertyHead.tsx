import { EpcBadge } from '@/components/cards/EpcBadge'
import type { PropertyCardView } from '@/components/cards/PropertyCard'
import { keyFactsOf } from '@/data/catalogue/views/keyFacts'
import { listingName, propertyCard } from '@/data/catalogue/views/listing'
import { addressOf } from '@/data/catalogue/views/addressLines'
import { bannerOf } from '@/domain/catalogue/availability'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

type Epc = PropertyCardView['epc']

function KeyFacts({ property, epc, locale }: { property: Property; epc: Epc; locale: Locale }) {
  const facts = keyFactsOf(property, locale)
  if (facts.length === 0 && !epc) return null
  return (
    <dl className="key-facts">
      {facts.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {epc && (
        <div>
          <dt>{translate(locale)('listing.keys.epc')}</dt>
          <dd>
            <EpcBadge {...epc} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The head of a listing: its title, address and key facts. */
export async function PropertyHead({ property, locale }: { property: Property; locale: Locale }) {
  const t = translate(locale)
  const { epc, heading } = await propertyCard(property, locale)
  const { goal, reference } = property
  const banner = bannerOf(property)
  const eyebrow = t('listing.eyebrow', {
    goal: t(goal === 'rent' ? 'toRent' : 'toSale'),
    reference: String(reference ?? ''),
  })
  return (
    <header>
      <p className="printed-price" aria-hidden="true">
        {heading}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="eyebrow">{eyebrow}</span>
        {banner !== 'none' && (
          <span
            className={`rounded-[3px] px-3 py-0.5 text-[0.82rem] font-semibold ${banner === 'new' ? 'bg-brick text-white' : 'bg-ink text-paper'}`}
          >
            {optionName(locale, 'marquee', banner)}
          </span>
        )}
      </p>
      <h1 className="listing-title">{property.title || listingName(property, locale)}</h1>
      <p className="mt-2.5 text-[1.1rem] text-soft">{addressOf(property, locale).join(', ')}</p>
      <KeyFacts property={property} epc={epc} locale={locale} />
    </header>
  )
}
