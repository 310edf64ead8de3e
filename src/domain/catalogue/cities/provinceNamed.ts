import type { provinces } from '../vocabulary'

import { foldName } from './knownNames'

export type Province = (typeof provinces)[number]

/**
 * The names of provinces in lists of postal codes: a code of three letters, that of ISO 3166-2, or
 * a Dutch or French name.
 */
const spellings: Record<Province, readonly string[]> = {
  antwerp: ['VAN', 'Antwerpen', 'Anvers', 'Antwerp'],
  east_flanders: ['VOV', 'Oost-Vlaanderen', 'Flandre-Orientale', 'East Flanders'],
  flemish_brabant: ['VBR', 'Vlaams-Brabant', 'Brabant flamand', 'Flemish Brabant'],
  limburg: ['VLI', 'Limburg', 'Limbourg'],
  west_flanders: ['VWV', 'West-Vlaanderen', 'Flandre-Occidentale', 'West Flanders'],
  brussels: [
    'BRU',
    'Brussel',
    'Bruxelles',
    'Bruxelles (19 communes)',
    'Brussel (19 gemeenten)',
    'Brussels',
  ],
  walloon_brabant: ['WBR', 'Waals-Brabant', 'Brabant wallon', 'Walloon Brabant'],
  hainaut: ['WHT', 'Henegouwen', 'Hainaut'],
  liege: ['WLG', 'Luik', 'Liège'],
  luxembourg: ['WLX', 'Luxemburg', 'Luxembourg'],
  namur: ['WNA', 'Namen', 'Namur'],
}

const byName = new Map<string, Province>(
  (Object.keys(spellings) as Province[]).flatMap((province) =>
    spellings[province].map((name): [string, Province] => [foldName(name), province]),
  ),
)

/** Returns the Belgian province that one of the texts names. */
export const provinceNamed = (...texts: string[]): Province | undefined =>
  texts
    .map((text) => byName.get(foldName(text.replace(/^BE-/i, ''))))
    .find((province) => province !== undefined)
