import { PropertyCard } from '@/components/cards/PropertyCard'
import type { ListingSummary } from '@/data/catalogue/search/listingSummaryRows'
import { propertyCard } from '@/data/catalogue/views/listing'
import type { Locale } from '@/i18n/locales'

/** Similar listings, below a listing or on the page of a gone one. */
export async function SimilarSection({
  heading,
  properties,
  locale,
}: {
  heading: string
  properties: readonly ListingSummary[]
  locale: Locale
}) {
  if (properties.length === 0) return null
  const cards = await Promise.all(properties.map((property) => propertyCard(property, locale)))
  return (
    <section
      className="band mt-16 bg-sand-2 py-14 md:mt-24 md:py-18 print:hidden"
      aria-labelledby="similar"
    >
      <div className="wrap">
        <h2 id="similar" className="mb-8">
          {heading}
        </h2>
        <div className="cards">
          {cards.map((card, index) => (
            <PropertyCard key={index} property={card} />
          ))}
        </div>
      </div>
    </section>
  )
}
