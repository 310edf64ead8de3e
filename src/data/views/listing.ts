import type { PropertyCardView } from '@/components/cards/PropertyCard'
import type { ProjectCardView } from '@/components/cards/ProjectCard'
import { formatEuros } from '@/domain/price'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Project, Property } from '@/payload-types'

import { loaded } from '../payload'
import { findRoutes, projectRoute, propertyRoute } from '../routes'
import { energyBadge } from './energy'
import { pictureOf } from './picture'
import { priceText } from './price'

export function factsOf({ bedrooms, livingArea, groundArea }: Property, locale: Locale): string[] {
  const t = translate(locale)
  return [
    bedrooms ? t('bedrooms', { count: bedrooms }) : '',
    livingArea ? t('area', { area: livingArea }) : '',
    groundArea ? t('ground', { area: groundArea }) : '',
  ].filter((fact) => fact !== '')
}

/** "House in Ghent", in the order the language puts it. */
export function placeOf({ mainType, city }: Pick<Property, 'mainType' | 'city'>, locale: Locale): string {
  const [type, town] = [loaded(mainType)?.name ?? '', loaded(city)?.name ?? '']
  return type && town ? translate(locale)('typeInCity', { type, city: town }) : type || town
}

const isClosed = ({ marquee }: Pick<Property, 'marquee'>): boolean => marquee === 'sold' || marquee === 'rented'

export async function propertyCard(property: Property, locale: Locale): Promise<PropertyCardView> {
  const { marquee, id } = property
  const routes = await findRoutes(locale)
  const route = propertyRoute(property)
  const picture = pictureOf(property.pictures?.[0])
  const epc = energyBadge(property, locale)
  const closed = isClosed(property)
  const ribbon = marquee && marquee !== 'none' ? optionName(locale, 'marquee', marquee) : undefined
  return {
    id,
    href: route && routes.hrefFor(route),
    ...(picture && { picture }),
    ...(ribbon && { flag: { text: ribbon, tone: closed ? 'closed' : marquee === 'new' ? 'new' : 'quiet' } }),
    heading: await priceText(property, locale),
    ...(epc && { epc }),
    place: placeOf(property, locale),
    facts: factsOf(property, locale),
  }
}

export async function projectCard(project: Project, locale: Locale): Promise<ProjectCardView> {
  const t = translate(locale)
  const routes = await findRoutes(locale)
  const route = projectRoute(project)
  const picture = pictureOf(project.pictures?.[0])
  const facts = [project.priceMin ? t('priceFrom', { price: formatEuros(project.priceMin) }) : '', project.delivery ?? '']
  return {
    id: project.id,
    href: route && routes.hrefFor(route),
    ...(picture && { picture }),
    heading: project.title ?? '',
    place: loaded(project.city)?.name ?? '',
    facts: facts.filter((fact) => fact !== ''),
  }
}
