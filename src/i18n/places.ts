import type { Locale } from './locales'
import type { Region } from '@/domain/catalogue/vocabulary'

import { optionName, translate } from './translate'

/** A town that elides the preposition before it: "d’Anvers", but "de Hal" and "de Yaoundé". */
const ELIDES = /^(?:[aeiouœæ]|y(?![aeiou]))/

const withoutAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Returns a French town after a preposition, with which an article of its name is contracted. */
function contracted(town: string, { le, les }: { le: string; les: string }): string | undefined {
  if (town.startsWith('Le ')) return `${le} ${town.slice(3)}`
  return town.startsWith('Les ') ? `${les} ${town.slice(4)}` : undefined
}

/** Returns a town after its preposition: "in Gent", "à Gand", "au Coq", "aux Bons Villers". */
export const inTown = (town: string, locale: Locale): string =>
  (locale === 'fr' ? contracted(town, { le: 'au', les: 'aux' }) : undefined) ??
  translate(locale)('list.heading.inTown', { town })

/** Returns a type in a town: "Huis in Gent", "Maison au Coq". */
export const typeInTown = (type: string, town: string, locale: Locale): string =>
  `${type} ${inTown(town, locale)}`

/**
 * Returns a town for a sentence that ends in it. French sentences leave out their "de", which changes
 * with the town: "de Gand", "d’Anvers", "du Coq". Others have their preposition.
 */
export function ofTown(town: string, locale: Locale): string {
  if (locale !== 'fr') return town
  const elided = ELIDES.test(withoutAccents(town)) ? `d’${town}` : `de ${town}`
  return contracted(town, { le: 'du', les: 'des' }) ?? elided
}

/** Returns a region after its preposition at the start of a sentence: "En Région bruxelloise". */
export function inRegionFirst(region: Region, locale: Locale): string {
  const text = optionName(locale, 'inRegion', region)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
