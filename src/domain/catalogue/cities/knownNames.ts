/** A place name in the languages of the site, by language. */
export type NamesByLanguage = Partial<Record<string, string>>

type Known = readonly [zips: readonly string[], nl: string, fr: string, en?: string, de?: string]

/**
 * Cities with different names in the languages of the country, by postal code: several share a name
 * with a hamlet elsewhere.
 */
const knownPlaces: readonly Known[] = [
  [['1000'], 'Brussel', 'Bruxelles', 'Brussels', 'Brüssel'],
  [['1020'], 'Laken', 'Laeken'],
  [['1030'], 'Schaarbeek', 'Schaerbeek'],
  [['1050'], 'Elsene', 'Ixelles'],
  [['1060'], 'Sint-Gillis', 'Saint-Gilles'],
  [['1080'], 'Sint-Jans-Molenbeek', 'Molenbeek-Saint-Jean'],
  [['1082'], 'Sint-Agatha-Berchem', 'Berchem-Sainte-Agathe'],
  [['1150'], 'Sint-Pieters-Woluwe', 'Woluwe-Saint-Pierre'],
  [['1160'], 'Oudergem', 'Auderghem'],
  [['1170'], 'Watermaal-Bosvoorde', 'Watermael-Boitsfort'],
  [['1180'], 'Ukkel', 'Uccle'],
  [['1190'], 'Vorst', 'Forest'],
  [['1200'], 'Sint-Lambrechts-Woluwe', 'Woluwe-Saint-Lambert'],
  [['1210'], 'Sint-Joost-ten-Node', 'Saint-Josse-ten-Noode'],
  [
    ['2000', '2018', '2020', '2030', '2040', '2050', '2060'],
    'Antwerpen',
    'Anvers',
    'Antwerp',
    'Antwerpen',
  ],
  [['2800'], 'Mechelen', 'Malines', 'Mechelen', 'Mecheln'],
  [['3000'], 'Leuven', 'Louvain', 'Leuven', 'Löwen'],
  [['4000', '4020'], 'Luik', 'Liège', 'Liège', 'Lüttich'],
  [['5000'], 'Namen', 'Namur', 'Namur', 'Namür'],
  [['7000'], 'Bergen', 'Mons', 'Mons', 'Mons'],
  [['7500'], 'Doornik', 'Tournai', 'Tournai', 'Tournai'],
  [['8000'], 'Brugge', 'Bruges', 'Bruges', 'Brügge'],
  [['8400'], 'Oostende', 'Ostende', 'Ostend', 'Ostende'],
  [['8500'], 'Kortrijk', 'Courtrai', 'Kortrijk', 'Kortrijk'],
  [['8900'], 'Ieper', 'Ypres', 'Ypres', 'Ypern'],
  [['9000'], 'Gent', 'Gand', 'Ghent', 'Gent'],
  [['9300'], 'Aalst', 'Alost', 'Aalst', 'Aalst'],
]

/** Normalises a name for comparison: case, accents, hyphens and blanks make no difference. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’-]+/g, ' ')
    .trim()

/**
 * Returns the names of a city in each language; the given name in all of them when it has only one.
 */
export function namesOf(zip: string, name: string, languages: readonly string[]): NamesByLanguage {
  const place = knownPlaces.find(
    ([zips, ...names]) =>
      zips.includes(zip) &&
      names.some((one) => one !== undefined && foldName(one) === foldName(name)),
  )
  if (!place) return Object.fromEntries(languages.map((language) => [language, name]))
  const [, nl, fr, en = fr, de = fr] = place
  const names: NamesByLanguage = { nl, fr, en, de }
  return Object.fromEntries(languages.map((language) => [language, names[language] ?? name]))
}
