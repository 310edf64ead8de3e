import { PropertyCard } from '@/components/cards/PropertyCard'
import type { Listed } from '@/data/search/listedRows'
import { propertyCard } from '@/data/views/listing'
import type { Locale } from '@/i18n/locales'

/** Other listings below a listing, or in the place of one. */
export async function SimilarSection({ heading, properties, locale }: { heading: string; properties: readonly Listed[]; locale: Locale }) {
  if (properties.length === 0) return null
  const cards = await Promise.all(properties.map((one) => propertyCard(one, locale)))
  return (
    <section className="mt-16 bg-sand-2 py-14 md:mt-24 md:py-18 print:hidden" aria-labelledby="similar">
      <div className="wrap">
        <h2 id="similar" className="mb-8">
          {heading}
        </h2>
        <div className="cards">
          {cards.map((card, at) => (
            <PropertyCard key={at} property={card} />
          ))}
        </div>
      </div>
    </section>
  )
}
