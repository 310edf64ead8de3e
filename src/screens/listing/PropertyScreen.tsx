import { EpcBadge } from '@/components/cards/EpcBadge'
import { PropertyCard } from '@/components/cards/PropertyCard'
import { PictureGrid } from '@/components/media/PictureGrid'
import { RichText } from '@/components/text/RichText'
import { findProperties } from '@/data/listings'
import { idOf } from '@/data/payload'
import { linkOf } from '@/data/views/links'
import { factsOf, placeOf, propertyCard } from '@/data/views/listing'
import { picturesOf } from '@/data/views/picture'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { AskAgency } from './AskAgency'
import { KeepRow } from './KeepRow'

const SIMILAR = 3

async function Similar({ property, locale }: { property: Property; locale: Locale }) {
  const type = idOf(property.mainType)
  const found = await findProperties({ goal: property.goal, ...(type && { types: [type] }), limit: SIMILAR + 1 }, locale)
  const others = found.filter(({ id }) => id !== property.id).slice(0, SIMILAR)
  if (others.length === 0) return null
  const cards = await Promise.all(others.map((one) => propertyCard(one, locale)))
  return (
    <section className="mt-16 bg-sand-2 py-14 print:hidden">
      <div className="wrap">
        <h2 className="mb-8">{translate(locale)('property.similar')}</h2>
        <div className="cards">
          {cards.map((card) => (
            <PropertyCard key={card.id} property={card} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** One listing: what it looks like, what it costs, what it has, and whom to ask. */
export async function PropertyScreen({ property, locale }: { property: Property; locale: Locale }) {
  const t = translate(locale)
  const [card, hrefOf] = await Promise.all([propertyCard(property, locale), linkOf(locale)])
  return (
    <>
      <div className="wrap pt-8">
        <h1>{property.title || placeOf(property, locale)}</h1>
        <PictureGrid pictures={picturesOf(property.pictures)} label={t('gallery.label')} />
        <div className="mt-11 grid gap-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-20">
          <div>
            <ul className="flex flex-wrap gap-x-9 gap-y-3 border-y border-sand py-5 font-serif text-xl">
              {factsOf(property, locale).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
              {card.epc && (
                <li>
                  <EpcBadge {...card.epc} />
                </li>
              )}
            </ul>
            <KeepRow property={property} locale={locale} />
            <h2 className="mt-12 mb-4">{t('property.about')}</h2>
            <RichText text={property.description} hrefOf={hrefOf} />
          </div>
          <AskAgency
            heading={card.heading}
            note={property.reference ? t('property.reference', { reference: String(property.reference) }) : ''}
            locale={locale}
          />
        </div>
      </div>
      <Similar property={property} locale={locale} />
    </>
  )
}
