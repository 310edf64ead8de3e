import { PropertyCard } from '@/components/cards/PropertyCard'
import { CachedMarkup } from '@/components/static/CachedMarkup'
import { Static } from '@/components/static/Static'
import type { ListingSummary } from '@/data/catalogue/search/listingSummaryRows'
import { propertyCard } from '@/data/catalogue/views/listing'
import { Icon } from '@/components/icon/Icon'
import type { Crumb } from '@/components/shell/Breadcrumbs'
import type { Locale } from '@/i18n/locales'

/** Similar listings, below a listing or on the page of a gone one. */
export async function SimilarSection({
  heading,
  properties,
  locale,
  list,
}: {
  heading: string
  properties: readonly ListingSummary[]
  locale: Locale
  /** The list in which there are more. */
  list?: Crumb | undefined
}) {
  if (properties.length === 0) return null
  const cards = await Promise.all(properties.map((property) => propertyCard(property, locale)))
  return (
    <Static>
      <section className="band similar" aria-labelledby="similar">
        <div className="wrap">
          <div className="similar-head">
            <h2 id="similar" className="listing-heading">
              {heading}
            </h2>
            {list?.href && (
              <a href={list.href}>
                {list.label} <Icon name="next" />
              </a>
            )}
          </div>
          <div className="cards">
            {cards.map((card, index) => (
              <CachedMarkup key={index} of={card}>
                <PropertyCard property={card} />
              </CachedMarkup>
            ))}
          </div>
        </div>
      </section>
    </Static>
  )
}
