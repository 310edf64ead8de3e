import type { ListQuery } from '@/domain/catalogue/lists/listQuery'
import type { Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { inTown, ofTown } from '@/i18n/places'
import { optionName, translate } from '@/i18n/translate'

type Headed = {
  question: Pick<ListQuery, 'towns' | 'types' | 'provinces' | 'regions' | 'near' | 'within'>
  goal: Goal
  /** The heading that staff gave the page. */
  pageHeading: string
  /** Whether the page lists some types only; its heading names them. */
  isNarrowPage: boolean
}

/** Returns the places of a list query, each after its preposition. */
function placesOf({ question }: Headed, locale: Locale): string[] {
  const { towns, near, provinces, regions, within } = question
  const t = translate(locale)
  return [
    ...towns.map(({ name }) => inTown(name, locale)),
    ...(near ? [t('features.near', { town: ofTown(near.name, locale), km: near.km })] : []),
    ...provinces.map((province) => optionName(locale, 'inProvince', province)),
    ...regions.map((region) => optionName(locale, 'inRegion', region)),
    ...(within === undefined ? [] : [t('list.heading.area')]),
  ]
}

/** Returns the second of two towns without its preposition, except in French, which repeats it. */
function secondPlace({ question: { towns } }: Headed, place: string, locale: Locale): string {
  const second = towns[1]
  return second && locale !== 'fr' ? second.name : place
}

function whereOf(headed: Headed, locale: Locale): string | undefined {
  const [first, second, ...others] = placesOf(headed, locale)
  if (first === undefined || second === undefined) return first
  const t = translate(locale)
  return others.length === 0
    ? t('list.heading.two', { first, second: secondPlace(headed, second, locale) })
    : t('list.heading.more', { first, count: others.length + 1 })
}

/** Returns what is listed: one type in the plural, or properties. */
function whatOf({ question: { types } }: Headed, locale: Locale): string {
  const [type] = types
  const name = String(type)
  const plural = type !== undefined && types.length === 1 && optionName(locale, 'kindPlural', name)
  return plural && plural !== name ? plural : translate(locale)('list.heading.any')
}

/**
 * Returns the heading of a list from its filters: "Huizen te koop in Gent". Without a type or place
 * it is the heading of the page. Price and rooms are not in it.
 */
export function listHeading(headed: Headed, locale: Locale): string {
  const { question, goal, pageHeading, isNarrowPage } = headed
  const where = whereOf(headed, locale)
  const isTyped = question.types.length > 0
  if (where === undefined && !isTyped) return pageHeading
  const what =
    isNarrowPage && !isTyped
      ? pageHeading
      : translate(locale)(`list.heading.${goal}`, { what: whatOf(headed, locale) })
  return where === undefined ? what : `${what} ${where}`
}
