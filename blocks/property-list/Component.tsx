import { Card } from '@/components/cards/Card'
import { EpcBadge } from '@/components/cards/EpcBadge'
import { findProperties } from '@/data/listings'
import { findPageTree } from '@/data/pages'
import { pictureOf } from '@/data/views'
import { formatEuros } from '@/domain/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Module, Property } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'propertyList' }>
type Props = { block: Block; module: Module; locale: Locale }

const idsOf = (list: (string | { id: string })[] | null | undefined) => list?.map((one) => (typeof one === 'string' ? one : one.id))
const orders = { newest: '-publishedOn', price_asc: 'price', price_desc: '-price' } as const

/** A price that is not published never leaves the server. */
function priceOf(property: Property, locale: Locale): string {
  const t = translate(locale)
  if (!property.publishPrice || typeof property.price !== 'number') return t('priceOnRequest')
  const price = formatEuros(property.price)
  if (property.priceUnit === 'from') return t('priceFrom', { price })
  return property.goal === 'rent' ? t('perMonth', { price }) : price
}

function factsOf(property: Property, locale: Locale): string[] {
  const t = translate(locale)
  const { bedrooms, livingArea, groundArea } = property
  return [
    bedrooms ? t('bedrooms', { count: bedrooms }) : '',
    livingArea ? t('area', { area: livingArea }) : '',
    groundArea ? t('ground', { area: groundArea }) : '',
  ].filter((fact) => fact !== '')
}

function PropertyCard({ property, locale }: { property: Property; locale: Locale }) {
  const { marquee, epcLabel } = property
  const type = typeof property.mainType === 'object' ? property.mainType?.name : undefined
  const city = typeof property.city === 'object' ? property.city?.name : undefined
  const picture = pictureOf(property.pictures?.[0])
  const closed = marquee === 'sold' || marquee === 'rented'
  return (
    <Card
      {...(picture && { picture })}
      {...(marquee &&
        marquee !== 'none' && { flag: { text: optionName(locale, 'marquee', marquee), tone: closed ? 'closed' : marquee === 'new' ? 'new' : 'quiet' } })}
      heading={closed ? optionName(locale, 'marquee', marquee) : priceOf(property, locale)}
      mark={epcLabel && <EpcBadge label={epcLabel} name={optionName(locale, 'epcLabel', epcLabel)} title={translate(locale)('epcLabel')} />}
      {...(type && city && { place: translate(locale)('typeInCity', { type, city }) })}
      facts={factsOf(property, locale)}
    />
  )
}

/** Listings of one goal, newest or by price, as many as the module allows. */
export async function PropertyListModule({ block, module, locale }: Props) {
  const types = idsOf(block.types)
  const cities = idsOf(block.cities)
  const properties = await findProperties(
    {
      ...(block.goal && { goal: block.goal }),
      ...(types && { types }),
      ...(cities && { cities }),
      onlyNew: block.onlyNew === true,
      sort: orders[block.order ?? 'newest'],
      limit: Number(module.maxItems ?? 6),
    },
    locale,
  )
  if (properties.length === 0) return <p className="text-soft">{translate(locale)('empty')}</p>
  const page = block.page ? (await findPageTree(locale)).hrefOf(typeof block.page === 'string' ? block.page : block.page.id) : undefined
  return (
    <>
      <div className="cards">
        {properties.map((property) => (
          <PropertyCard key={property.id} property={property} locale={locale} />
        ))}
      </div>
      {page && block.linkLabel && (
        <p className="mt-10">
          <a className="button hover:bg-ink hover:text-paper" href={page}>
            {block.linkLabel}
          </a>
        </p>
      )}
    </>
  )
}
