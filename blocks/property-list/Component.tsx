import { PropertyCard, type PropertyCardView } from '@/components/cards/PropertyCard'
import { Static } from '@/components/static/Static'
import { contactOf } from '@/data/catalogue/contactOf'
import { findProperties, findProperty } from '@/data/catalogue/listings'
import { idsOf } from '@/data/core/payload'
import { propertyCards } from '@/data/catalogue/views/listing'
import { plainTextOf } from '@/domain/languages/blank'
import { cutAtWord } from '@/domain/site/description'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'propertyList' }>
type Props = { block: Block; module: Module; locale: Locale }

/** About four lines beside the facts. */
const MAX_TALE = 190

const orders = { newest: 'newest', price_asc: 'price', price_desc: 'price_desc' } as const

type Tale = { text: string; agent: string }

/** The start of the text about a listing and its agent, for a card with room for them. */
async function findTale(reference: number, locale: Locale): Promise<Tale | undefined> {
  const property = await findProperty(reference, locale)
  if (!property) return undefined
  const { name, jobTitle } = await contactOf(property, locale)
  return {
    text: cutAtWord(plainTextOf(property.description).replaceAll(/\s+/g, ' '), MAX_TALE),
    agent: [name, jobTitle].filter(Boolean).join(', '),
  }
}

type CardsProps = { cards: PropertyCardView[]; level: 2 | 3 }

/** The first listing in large with its text, the others beside it. */
const Shelf = ({ cards, level, tale }: CardsProps & { tale: Tale | undefined }) => (
  <div className="shelf" data-count={cards.length}>
    {cards.map((card, index) => (
      <PropertyCard
        key={card.id}
        property={card}
        level={level}
        {...(index === 0 && { ...tale, isRow: true })}
      />
    ))}
  </div>
)

const Cards = ({ cards, level }: CardsProps) => (
  <div className="cards">
    {cards.map((card) => (
      <PropertyCard key={card.id} property={card} level={level} />
    ))}
  </div>
)

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
  const level = module.title ? 3 : 2
  const reference = properties[0]?.reference
  return (
    <Static>
      {block.firstLarge && reference ? (
        <Shelf cards={cards} level={level} tale={await findTale(reference, locale)} />
      ) : (
        <Cards cards={cards} level={level} />
      )}
    </Static>
  )
}
