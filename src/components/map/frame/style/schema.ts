import type { StreetMap } from '@/domain/map/mapFile'
import type { Locale } from '@/i18n/locales'

import { equals, firstOf, get, has, isOneOf, match, not, type Expression } from './expressions'

/** The names of map files for what the style draws: layers of the file, and expressions of it. */
export type Schema = {
  streets: { layer: string; kind: Expression; isTunnel: Expression }
  streetNames: { layer: string; kind: Expression }
  water: string
  /** Rivers and canals as lines; `metres` is how wide they are. */
  waterways: { layer: string; kind: Expression; metres: Expression; isDrawn: Expression }
  waterNames: string
  green: { layer: string; kind: Expression }
  rail: { layer: string; kind: Expression }
  borders: { layer: string; isDrawn: Expression }
  /** Rank 1 to 3 are towns and villages, 4 and more are parts of them. */
  places: { layer: string; rank: Expression }
  name: (locale: Locale) => Expression
}

const kind = get('kind')
const ALWAYS: Expression = ['literal', true]
const isYes = (name: string): Expression => isOneOf(firstOf(get(name), false), [1, 'yes', 'true'])
const isTrue = (name: string): Expression => ['any', equals(get(name), true), isYes(name)]

/** A street with two names has both where the language is neither of them. */
const ownName = (locale: Locale): Expression => {
  if (locale === 'nl' || locale === 'fr') return firstOf(get(locale), get('name'))
  const both: Expression = ['concat', get('fr'), ' - ', get('nl')]
  return ['case', ['all', has('fr'), has('nl')], both, firstOf(get('name'), get('fr'), get('nl'))]
}

const hestia: Schema = {
  streets: { layer: 'streets', kind, isTunnel: has('tunnel') },
  streetNames: { layer: 'streets', kind },
  water: 'water',
  waterways: {
    layer: 'waterways',
    kind,
    metres: firstOf(get('wide'), 4),
    // A tile ends soon after its edge: a wider line would be cut off there, so these are areas.
    isDrawn: ['<', firstOf(get('wide'), 4), 45],
  },
  waterNames: 'waterways',
  green: { layer: 'green', kind },
  rail: { layer: 'rail', kind },
  borders: { layer: 'borders', isDrawn: ALWAYS },
  places: { layer: 'places', rank: firstOf(get('rank'), 6) },
  name: ownName,
}

const streamMetres = match(
  kind,
  [
    ['river', 20],
    ['canal', 20],
  ],
  3,
)

const protomapsKind = match(
  get('kind_detail'),
  [
    [['motorway', 'trunk', 'primary', 'secondary', 'tertiary'], get('kind_detail')],
    [['motorway_link', 'trunk_link', 'primary_link', 'secondary_link', 'tertiary_link'], 'link'],
    [['residential', 'unclassified', 'living_street', 'road'], 'minor'],
    ['pedestrian', 'pedestrian'],
    [['service', 'alley', 'driveway', 'parking_aisle'], 'service'],
    [['footway', 'path', 'cycleway', 'track', 'steps', 'bridleway'], 'path'],
  ],
  match(
    kind,
    [
      ['highway', 'motorway'],
      ['major_road', 'secondary'],
      ['minor_road', 'minor'],
      ['path', 'path'],
    ],
    '',
  ),
)

const protomaps: Schema = {
  streets: { layer: 'roads', kind: protomapsKind, isTunnel: isTrue('is_tunnel') },
  streetNames: { layer: 'roads', kind: protomapsKind },
  water: 'water',
  waterways: { layer: 'water', kind, metres: streamMetres, isDrawn: ALWAYS },
  waterNames: 'water',
  green: {
    layer: 'landuse',
    kind: match(
      kind,
      [
        [['park', 'garden', 'national_park', 'nature_reserve', 'golf_course'], 'park'],
        [['forest', 'wood'], 'wood'],
        [['grass', 'meadow', 'grassland', 'village_green', 'scrub'], 'grass'],
        ['cemetery', 'cemetery'],
        ['pitch', 'pitch'],
      ],
      '',
    ),
  },
  rail: {
    layer: 'roads',
    kind: match(
      kind,
      [['rail', match(get('kind_detail'), [[['tram', 'light_rail'], 'tram']], 'rail')]],
      '',
    ),
  },
  borders: { layer: 'boundaries', isDrawn: equals(kind, 'locality') },
  places: {
    layer: 'places',
    rank: match(
      get('kind_detail'),
      [
        ['city', 1],
        ['town', 2],
        ['village', 3],
        [['suburb', 'quarter', 'neighbourhood'], 4],
      ],
      match(kind, [['locality', 3]], 6),
    ),
  },
  name: (locale) => firstOf(get(`name:${locale}`), get('name')),
}

const shortbreadKind = match(
  kind,
  [
    [['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'pedestrian', 'service'], kind],
    [['residential', 'unclassified', 'living_street', 'busway'], 'minor'],
    [['footway', 'path', 'cycleway', 'track', 'steps'], 'path'],
  ],
  '',
)

const shortbread: Schema = {
  streets: { layer: 'streets', kind: shortbreadKind, isTunnel: isTrue('tunnel') },
  streetNames: { layer: 'street_labels', kind: shortbreadKind },
  water: 'water_polygons',
  waterways: { layer: 'water_lines', kind, metres: streamMetres, isDrawn: ALWAYS },
  waterNames: 'water_lines_labels',
  green: {
    layer: 'land',
    kind: match(
      kind,
      [
        [['park', 'garden', 'recreation_ground', 'golf_course'], 'park'],
        ['forest', 'wood'],
        [['grass', 'meadow', 'grassland', 'village_green', 'scrub', 'heath'], 'grass'],
        [['cemetery', 'grave_yard'], 'cemetery'],
      ],
      '',
    ),
  },
  rail: {
    layer: 'streets',
    kind: match(
      kind,
      [
        ['rail', 'rail'],
        [['tram', 'light_rail'], 'tram'],
      ],
      '',
    ),
  },
  borders: { layer: 'boundaries', isDrawn: not(has('disputed')) },
  places: {
    layer: 'place_labels',
    rank: match(
      kind,
      [
        [['capital', 'state_capital', 'city'], 1],
        ['town', 2],
        ['village', 3],
        [['suburb', 'quarter', 'neighbourhood'], 4],
      ],
      6,
    ),
  },
  name: (locale) => firstOf(get(`name_${locale}`), get('name')),
}

export const schemas: Readonly<Record<StreetMap['layers'], Schema>> = {
  hestia,
  protomaps,
  shortbread,
}
