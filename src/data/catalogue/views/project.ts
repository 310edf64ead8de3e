import type { ProjectCardView } from '@/components/cards/ProjectCard'
import type { PriceListFloor, UnitView } from '@/components/project/types'
import type { AvailabilityFields } from '@/domain/catalogue/availability'
import { projectPrice, type PricedProject } from '@/domain/catalogue/projectPrice'
import { isHome } from '@/domain/catalogue/propertyKinds'
import { describedUnits, labelRange } from '@/domain/catalogue/unitRanges'
import { byFloor, floorOf, tallyOf, unitStatusOf } from '@/domain/catalogue/units'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { RouteTable } from '@/i18n/routes'
import { optionName, translate } from '@/i18n/translate'
import type { Project, Property } from '@/payload-types'

import { loaded } from '@/data/core/payload'
import { findUnitsOfCard } from '../projects'
import { findRoutes, projectRoute, propertyRoute } from '@/data/site/routes'
import { energyBadge } from './energy'
import { pictureOf } from './picture'
import { findPriceBanners, priceFormatter, type Priced, type PriceView } from './price'
import { priceName, rangeName } from './priceName'

/** What the page of a project shows as its price; `isAmount` is false when another text takes its place. */
export async function projectPriceView(
  project: PricedProject,
  units: readonly Priced[],
  locale: Locale,
): Promise<PriceView> {
  const t = translate(locale)
  const price = projectPrice(project, units, await findPriceBanners(locale))
  switch (price.kind) {
    case 'sold_out':
      return { text: t('project.soldOut'), isAmount: false }
    case 'range':
      return { text: rangeName(price, locale), isAmount: true }
    default:
      return { text: priceName(price, locale), isAmount: false }
  }
}

type CertifiedUnit = AvailabilityFields & Parameters<typeof energyBadge>[0]

/** A unit without a type counts as a home, as its energy label does. */
function isHomeUnit({ mainType }: CertifiedUnit): boolean {
  const type = loaded(mainType)?.webId
  return type === undefined || isHome(type)
}

/**
 * Returns the best and the worst energy label of the homes that a project describes, or their only one;
 * empty where none has one. What is no home has a scale of its own.
 */
export function projectEnergy(units: readonly CertifiedUnit[], locale: Locale): string {
  const range = labelRange(
    describedUnits(units)
      .filter(isHomeUnit)
      .flatMap((unit) => energyBadge(unit, locale) ?? []),
  )
  if (!range) return ''
  return range.best === range.worst ? range.best : translate(locale)('project.labelRange', range)
}

/** The price on the card of a project: where it begins. What cannot be told is left out. */
async function cardPrice(
  project: PricedProject,
  units: readonly Priced[],
  locale: Locale,
): Promise<string> {
  const price = projectPrice(project, units, await findPriceBanners(locale))
  if (price.kind === 'marquee') return priceName(price, locale)
  if (price.kind !== 'range') return ''
  const { lowest, highest } = price
  return rangeName(highest === lowest ? price : { ...price, highest: undefined }, locale)
}

/** Returns a project as a card. */
export async function projectCard(project: Project, locale: Locale): Promise<ProjectCardView> {
  const t = translate(locale)
  const [routes, units] = await Promise.all([
    findRoutes(locale),
    findUnitsOfCard(project.id, locale),
  ])
  const { all, free } = tallyOf(units)
  const route = projectRoute(project)
  const picture = pictureOf(project.pictures?.[0])
  const energy = projectEnergy(units, locale)
  const facts = [
    await cardPrice(project, units, locale),
    energy && t('list.chip.epc', { label: energy }),
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

function floorName(floor: string, locale: Locale): string {
  const t = translate(locale)
  if (floor === '') return t('project.otherFloor')
  if (floor === '0') return t('project.groundFloor')
  return /^-?\d+$/.test(floor) ? t('project.floor', { floor }) : floor
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

type UnitContext = { hrefFor: RouteTable['hrefFor']; priceOf: (unit: Priced) => PriceView }

function unitView(unit: Property, { hrefFor, priceOf }: UnitContext, locale: Locale): UnitView {
  const t = translate(locale)
  const route = propertyRoute(unit)
  const status = unitStatusOf(unit)
  const energy = energyBadge(unit, locale)
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
    ...(energy && { energy }),
    price: status === 'sold' ? '' : priceOf(unit).text,
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
  const [{ hrefFor }, priceOf] = await Promise.all([findRoutes(locale), priceFormatter(locale)])
  return byFloor([...units].sort(byUnitNumber), floorOf).map(([floor, floorUnits]) => ({
    key: floor,
    name: floorName(floor, locale),
    units: floorUnits.map((unit) => unitView(unit, { hrefFor, priceOf }, locale)),
  }))
}
