import type { ProjectCardView } from '@/components/cards/ProjectCard'
import type { PriceListFloor, UnitView } from '@/components/project/types'
import { formatEuros } from '@/domain/catalogue/price'
import { byFloor, floorOf, isSoldOut, unitStatusOf } from '@/domain/catalogue/units'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Project, Property } from '@/payload-types'

import { loaded } from '@/data/core/payload'
import { countUnits } from '../projects'
import { findRoutes, projectRoute, propertyRoute } from '@/data/site/routes'
import { pictureOf } from './picture'

/** Returns a project as a card. */
export async function projectCard(project: Project, locale: Locale): Promise<ProjectCardView> {
  const t = translate(locale)
  const [routes, { all, free }] = await Promise.all([
    findRoutes(locale),
    countUnits(project.id, locale),
  ])
  const route = projectRoute(project)
  const picture = pictureOf(project.pictures?.[0])
  const facts = [
    project.priceMin && (all === 0 || free > 0)
      ? t('priceFrom', { price: formatEuros(project.priceMin) })
      : '',
    project.delivery ?? '',
    all > 0 ? t('project.free', { count: free }) : '',
  ]
  return {
    id: project.id,
    href: route && routes.hrefFor(route),
    ...(picture && { picture }),
    ...(project.marquee === 'new' && {
      flag: { text: optionName(locale, 'marquee', 'new'), tone: 'new' as const },
    }),
    heading: project.title ?? '',
    place: loaded(project.city)?.name ?? '',
    facts: facts.filter((fact) => fact !== ''),
  }
}

/**
 * Writes the price range of a project, such as "283.000 € to 540.000 €"; one price when there is
 * only one, empty when the project has no price or is sold out.
 */
export function priceRange(
  { priceMin, priceMax }: Pick<Project, 'priceMin' | 'priceMax'>,
  units: readonly Property[],
  locale: Locale,
): string {
  const t = translate(locale)
  if (isSoldOut(units) || typeof priceMin !== 'number') return ''
  if (typeof priceMax !== 'number') return t('priceFrom', { price: formatEuros(priceMin) })
  return priceMax === priceMin
    ? formatEuros(priceMin)
    : t('project.priceBetween', { from: formatEuros(priceMin), to: formatEuros(priceMax) })
}

function floorName(floor: string, locale: Locale): string {
  const t = translate(locale)
  if (floor === '') return t('project.otherFloor')
  if (floor === '0') return t('project.groundFloor')
  return /^-?\d+$/.test(floor) ? t('project.floor', { floor }) : floor
}

/**
 * Writes the price of a unit that is not sold. Access control has removed a price that is not
 * public.
 */
function unitPrice({ requirementPrice, price, publishPrice }: Property, locale: Locale): string {
  const amount = requirementPrice ?? price
  return publishPrice && typeof amount === 'number'
    ? formatEuros(amount)
    : translate(locale)('priceOnRequest')
}

/** Returns the name of a unit: its number, type and floor. */
export function unitName(unit: Property, locale: Locale): string {
  const name = [
    translate(locale)('project.unit'),
    unit.unitNumber || String(unit.reference ?? ''),
  ].join(' ')
  const floor = floorOf(unit)
  return [name, loaded(unit.mainType)?.name ?? '', floor && floorName(floor, locale)]
    .filter(Boolean)
    .join(', ')
}

async function unitView(unit: Property, locale: Locale): Promise<UnitView> {
  const { hrefFor } = await findRoutes(locale)
  const t = translate(locale)
  const route = propertyRoute(unit)
  const status = unitStatusOf(unit)
  const area = (value: number | null | undefined) =>
    value ? t('area', { area: formatNumber(value) }) : ''
  return {
    id: unit.id,
    href: route && hrefFor(route),
    name: unit.unitNumber || String(unit.reference ?? ''),
    type: loaded(unit.mainType)?.name ?? '',
    area: area(unit.livingArea),
    terrace: area(unit.terraceArea),
    bedrooms: unit.bedrooms ? String(unit.bedrooms) : '',
    price: status === 'sold' ? '' : unitPrice(unit, locale),
    status,
    availability: optionName(locale, 'unitStatus', status),
  }
}

const byUnitNumber = (a: Property, b: Property): number =>
  (a.unitNumber ?? '').localeCompare(b.unitNumber ?? '', 'nl', { numeric: true })

/** Returns the units by floor, from the lowest up, in the order of their numbers. */
export async function priceList(
  units: readonly Property[],
  locale: Locale,
): Promise<PriceListFloor[]> {
  return Promise.all(
    byFloor([...units].sort(byUnitNumber), floorOf).map(async ([floor, floorUnits]) => ({
      key: floor,
      name: floorName(floor, locale),
      units: await Promise.all(floorUnits.map((unit) => unitView(unit, locale))),
    })),
  )
}
