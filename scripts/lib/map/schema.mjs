// What our tiles hold: the layers, from which zoom each thing is in them, and from which zoom it has
// its name.

const STREETS = {
  motorway: 6,
  trunk: 7,
  primary: 8,
  secondary: 10,
  tertiary: 11,
  link: 12,
  minor: 12,
  pedestrian: 13,
  service: 14,
  path: 14,
}
const GREEN = { wood: 10, park: 11, cemetery: 12, grass: 13, pitch: 14 }
const RAIL = { rail: 10, tram: 13, siding: 14 }
/** By rank, from city to hamlet. */
const PLACES = [6, 6, 8, 10, 12, 13, 13]
const HECTARE = 10_000
/** The zoom whose tiles hold the addresses and nothing else. */
export const ADDRESS_ZOOM = 15

function waterFrom(area) {
  if (area >= 100 * HECTARE) return 7
  if (area >= 10 * HECTARE) return 9
  return area >= HECTARE ? 11 : 12
}

function waterwayFrom({ kind, wide }) {
  if (kind === 'stream') return 13
  if (wide >= 60) return 8
  if (wide >= 20) return 10
  return kind === 'river' ? 11 : 12
}

/**
 * The layers in the order of their drawing.
 * `from`: the first zoom of a thing with these properties and this area in square metres.
 * `names`: the first zoom at which names are in the tiles.
 */
export const LAYERS = {
  water: { from: (_, area = 0) => waterFrom(area), fields: {} },
  waterways: {
    from: waterwayFrom,
    names: 13,
    fields: { kind: 'String', wide: 'Number', name: 'String' },
  },
  green: {
    from: ({ kind }, area = 0) => (area >= 100 * HECTARE ? 9 : GREEN[kind]),
    fields: { kind: 'String' },
  },
  borders: { from: () => 8, fields: {} },
  rail: { from: ({ kind }) => RAIL[kind], fields: { kind: 'String' } },
  streets: {
    from: ({ kind }) => STREETS[kind],
    names: 12,
    fields: {
      kind: 'String',
      tunnel: 'Number',
      name: 'String',
      nl: 'String',
      fr: 'String',
      de: 'String',
    },
  },
  places: {
    from: ({ rank }) => PLACES[rank],
    fields: {
      kind: 'String',
      rank: 'Number',
      name: 'String',
      nl: 'String',
      fr: 'String',
      de: 'String',
    },
  },
  points: {
    from: () => 13,
    fields: { kind: 'String', name: 'String', nl: 'String', fr: 'String', de: 'String' },
  },
  // No map draws them: they stand in tiles of their own, which visitors do not fetch.
  addresses: {
    from: () => ADDRESS_ZOOM,
    fields: { number: 'String', street: 'String', nl: 'String', fr: 'String', de: 'String' },
  },
}

export const ADDRESSES = 'addresses'

export const NAMES = ['name', 'nl', 'fr', 'de']
export const MIN_ZOOM = 6
export const MAX_ZOOM = 14
/** Features are kept on disk by squares of this zoom; each is sliced by itself. */
export const SQUARE_ZOOM = 8
/** Inside a square, the tiles from this zoom on are made part by part. */
export const PART_ZOOM = 10

export const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

export const vectorLayers = () =>
  Object.entries(LAYERS).map(([id, { fields }]) => ({
    id,
    fields,
    minzoom: id === ADDRESSES ? ADDRESS_ZOOM : MIN_ZOOM,
    maxzoom: id === ADDRESSES ? ADDRESS_ZOOM : MAX_ZOOM,
  }))
