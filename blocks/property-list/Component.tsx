import { PropertyCard } from '@/components/cards/PropertyCard'
import { Static } from '@/components/static/Static'
import { findProperties } from '@/data/catalogue/listings'
import { idOf, idsOf } from '@/data/core/payload'
import { findRoutes } from '@/data/site/routes'
import { propertyCards } from '@/data/catalogue/views/listing'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'propertyList' }>
type Props = { block: Block; module: Module; locale: Locale }

const orders = { newest: 'newest', price_asc: 'price', price_desc: 'price_desc' } as const

async function MoreLink({ block, locale }: { block: Block; locale: Locale }) {
  const id = idOf(block.page)
  const href = id && (await findRoutes(locale)).hrefFor({ kind: 'page', id })
  if (!href || !block.linkLabel) return null
  return (
    <p className="mt-10">
      <a className="button hover:bg-ink hover:text-paper" href={href}>
        {block.linkLabel}
      </a>
    </p>
  )
}

/** Lists properties of one goal, newest first or by price, up to the limit of the module. */
export async function PropertyListModule({ block, module, locale }: Props) {
  const query = {
    ...(block.goal && { goal: block.goal }),
    types: idsOf(block.types),
    cities: idsOf(block.cities),
    onlyNew: block.onlyNew === true,
    sort: orders[block.order ?? 'newest'],
    limit: Number(module.maxItems ?? 6),
  }
  const properties = await findProperties(query, locale)
  if (properties.length === 0) return <p className="text-soft">{translate(locale)('empty')}</p>
  const cards = await propertyCards(properties, locale)
  return (
    <>
      <Static>
        <div className="cards">
          {cards.map((card, index) => (
            <PropertyCard key={index} property={card} level={module.title ? 3 : 2} />
          ))}
        </div>
      </Static>
      <MoreLink block={block} locale={locale} />
    </>
  )
}
