import { regionOf } from '@/domain/catalogue/regions'
import { formatNumber } from '@/i18n/formats'
import type { InAllLanguages, Locale } from '@/i18n/locales'

import { cities, sentences, showpieces, styles } from './data'
import type { Property } from './shapes'
import { inAllLanguages, type PerLanguage } from './text'

type Facts = Record<string, number | string | undefined>

const HOUSES = ['terraced', 'semi', 'villa', 'modern', 'town', 'farm']
const FLATS = ['apartment', 'penthouse']
const BUSINESS = ['shop', 'office', 'industrial']
const NEW = ['newApartment', 'newHouse']

/** Neighbouring references get different sentences, and one reference always the same. */
const pick = <T>(variants: readonly T[], { reference }: Property, slot: number): T | undefined =>
  variants[(reference * 31 + slot * 17) % variants.length]

function interiorOf(style: string): string {
  if (HOUSES.includes(style)) return 'house'
  if (FLATS.includes(style)) return 'flat'
  if (BUSINESS.includes(style)) return 'business'
  return NEW.includes(style) ? 'new' : style
}

function exteriorOf({ style, gardenArea, terraceArea }: Property): string | undefined {
  if (NEW.includes(style)) return undefined
  if (gardenArea) return 'garden'
  return terraceArea ? 'terrace' : undefined
}

/** Only a home in Flanders with label E or F has to be renovated by its buyer. */
const mustRenovate = ({ style, city, goal, epcLabel }: Property): boolean =>
  goal === 'sale' &&
  !BUSINESS.includes(style) &&
  regionOf(city) === 'flanders' &&
  (epcLabel === 'e' || epcLabel === 'f')

function energyOf(property: Property): string | undefined {
  const { style, goal, heatingSource, epcValue } = property
  if (epcValue === undefined) return undefined
  if (NEW.includes(style)) return 'new'
  if (heatingSource === 'heat_pump') return 'heatPump'
  if (goal === 'rent') return 'rent'
  if (mustRenovate(property)) return 'weak'
  return epcValue <= 200 ? 'good' : 'middle'
}

function practicalOf({ style, goal }: Property): string {
  if (goal === 'rent') return 'rent'
  if (style === 'investment') return 'let'
  return NEW.includes(style) ? 'unit' : 'sale'
}

function factsFor(property: Property, locale: Locale): Facts {
  const { city, floor = 0, glazing = '', rentalIncome = 0, constructionYear } = property
  return {
    city: cities.find(({ zip }) => zip === city)?.name[locale],
    year: constructionYear && String(constructionYear),
    level: sentences.levels[floor]?.[locale],
    glazing: sentences.glazing[glazing]?.[locale],
    income: rentalIncome / 12,
    rent: property.price,
    charges: property.chargesRenter ?? 0,
    unit: property.unitNumber,
    living: property.livingArea,
    total: property.totalArea,
    ground: property.groundArea,
    garden: property.gardenArea,
    terrace: property.terraceArea,
    store: property.storeArea,
    office: property.officeArea,
    width: property.plotWidth,
    depth: property.plotDepth,
    floors: property.floors,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    epc: property.epcValue,
    eLevel: property.eLevel,
  }
}

/**
 * Fills in a template: `{name}` is the fact, `{name:one|many}` depends on its number,
 * `{name?:some|none}` on whether it is above zero; `#` is the number.
 */
function fill(template: string, facts: Facts): string {
  const textOf = (name: string): string => {
    const fact = facts[name]
    if (fact === undefined)
      throw new Error(`A sentence asks for "${name}", which is not known: ${template}`)
    return typeof fact === 'number' ? formatNumber(fact) : fact
  }
  return template.replace(
    /\{(\w+)(?:(\??:)([^{|}]*)\|([^{}]*))?\}/g,
    (_, name: string, operator?: string, first = '', second = '') => {
      if (!operator) return textOf(name)
      const isFirst = operator === ':' ? facts[name] === 1 : Number(facts[name]) > 0
      return (isFirst ? first : second).replaceAll('#', textOf(name))
    },
  )
}

function paragraphs(property: Property, locale: Locale): string[] {
  const facts = factsFor(property, locale)
  const sentence = (variants: readonly InAllLanguages[] | undefined, slot: number): string => {
    const chosen = variants && pick(variants, property, slot)
    return chosen ? fill(chosen[locale], facts) : ''
  }
  const { opening, inside, outside, energy, practical } = sentences
  return [
    sentence(opening[property.style], 1),
    [
      sentence(inside[interiorOf(property.style)], 2),
      sentence(outside[exteriorOf(property) ?? ''], 3),
    ]
      .filter(Boolean)
      .join(' '),
    [sentence(energy[energyOf(property) ?? ''], 4), sentence(practical[practicalOf(property)], 5)]
      .filter(Boolean)
      .join(' '),
  ].filter(Boolean)
}

function titleOf(property: Property): InAllLanguages {
  const titles = (styles[property.style]?.titles ?? []).filter(
    ({ needs }) => !needs || property[needs],
  )
  const chosen = pick(titles, property, 6)
  if (!chosen) throw new Error(`There is no title for a property of style "${property.style}"`)
  return inAllLanguages((locale) => fill(chosen.text[locale], factsFor(property, locale)))
}

function availabilityOf({ style, goal }: Property): InAllLanguages | undefined {
  if (goal === 'rent') return undefined
  if (style === 'investment') return sentences.availability.let
  return NEW.includes(style) ? sentences.availability.completion : sentences.availability.deed
}

/**
 * The texts of a property: written by hand for the showpieces, composed from its facts for the
 * others.
 */
export function describeProperty(
  property: Property,
): { title: InAllLanguages; description: PerLanguage<string[]> } & Record<string, unknown> {
  const availability = availabilityOf(property)
  return {
    ...(showpieces[property.reference] ?? {
      title: titleOf(property),
      description: {
        nl: paragraphs(property, 'nl'),
        fr: paragraphs(property, 'fr'),
        en: paragraphs(property, 'en'),
        de: paragraphs(property, 'de'),
      },
    }),
    typeDescription: styles[property.style]?.type,
    ...(availability && { availability }),
  }
}
