import type { Locale } from './locales'
import { translate } from './translate'

/** Returns a town after its preposition: "in Gent", "à Gand", "au Coq", "aux Bons Villers". */
export function inTown(town: string, locale: Locale): string {
  if (locale === 'fr') {
    if (town.startsWith('Le ')) return `au ${town.slice(3)}`
    if (town.startsWith('Les ')) return `aux ${town.slice(4)}`
  }
  return translate(locale)('list.heading.inTown', { town })
}
