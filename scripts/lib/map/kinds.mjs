// What of OpenStreetMap the map shows: tags become layers and kinds.

const ROADS = {
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  residential: 'minor',
  unclassified: 'minor',
  living_street: 'minor',
  road: 'minor',
  pedestrian: 'pedestrian',
  service: 'service',
  track: 'path',
  footway: 'path',
  path: 'path',
  cycleway: 'path',
  steps: 'path',
  bridleway: 'path',
}
const PRIVATE_SERVICE = new Set(['driveway', 'parking_aisle'])
const LANGUAGES = ['nl', 'fr', 'de']
const RAILS = new Set(['rail', 'light_rail', 'tram'])
const RANKS = { city: 1, town: 2, village: 3, suburb: 4, quarter: 4, neighbourhood: 5, hamlet: 6 }
/** How wide a water is drawn when the data do not say it, in metres. */
const WIDTHS = { river: 12, canal: 20, stream: 3 }
const MAX_WIDTH = 2000
const PARKS = new Set(['park', 'garden', 'nature_reserve'])
const WOODS = new Set(['wood', 'scrub', 'heath'])
const GRASS = new Set([
  'grass',
  'meadow',
  'recreation_ground',
  'allotments',
  'orchard',
  'village_green',
])
const BASINS = new Set(['reservoir', 'basin'])
const SHOPS = new Set(['supermarket'])
const STATIONS = new Set(['station', 'halt'])
/** Areas smaller than this many square metres are left out. */
const SMALL = 600
const SMALL_GRASS = 2500
/** OpenStreetMap's level of a Belgian municipality. */
const MUNICIPALITY = '8'

const isUnderground = ({ tunnel }) => Boolean(tunnel) && tunnel !== 'no'

/** The names to show: `name`, and those of a language where it differs. */
function namesOf(tags) {
  const names = {}
  if (tags.name) names.name = tags.name
  for (const language of LANGUAGES) {
    const name = tags[`name:${language}`]
    if (name && name !== tags.name) names[language] = name
  }
  return names
}

function widthOf({ waterway, width }) {
  const metres = Number.parseFloat(width)
  return metres > 0 && metres < MAX_WIDTH ? metres : WIDTHS[waterway]
}

function roadOf(tags) {
  const kind = tags.highway.endsWith('_link') ? 'link' : ROADS[tags.highway]
  if (!kind || (kind === 'service' && PRIVATE_SERVICE.has(tags.service))) return undefined
  const properties = { kind, ...(isUnderground(tags) && { tunnel: 1 }), ...namesOf(tags) }
  return { layer: 'streets', properties }
}

/** The line that a way is, if the map shows it. */
export function lineOf(tags) {
  if (tags.highway && tags.area !== 'yes') return roadOf(tags)
  if (isUnderground(tags)) return undefined
  if (RAILS.has(tags.railway)) {
    const track = tags.service ? 'siding' : 'rail'
    return { layer: 'rail', properties: { kind: tags.railway === 'rail' ? track : 'tram' } }
  }
  if (WIDTHS[tags.waterway]) {
    const properties = { kind: tags.waterway, wide: widthOf(tags), ...namesOf(tags) }
    return { layer: 'waterways', properties }
  }
  return undefined
}

const green = (kind, minArea) => ({ layer: 'green', properties: { kind }, minArea })

/** The area that a closed way or a relation is, if the map shows it. */
export function areaOf(tags) {
  const { natural, landuse, leisure, waterway, water } = tags
  if (
    natural === 'water' ||
    water ||
    waterway === 'riverbank' ||
    waterway === 'dock' ||
    BASINS.has(landuse)
  )
    return { layer: 'water', properties: {}, minArea: 0 }
  if (PARKS.has(leisure)) return green('park', SMALL)
  if (landuse === 'forest' || WOODS.has(natural)) return green('wood', SMALL)
  if (landuse === 'cemetery') return green('cemetery', 0)
  if (leisure === 'pitch') return green('pitch', SMALL)
  if (GRASS.has(landuse) || natural === 'grassland') return green('grass', SMALL_GRASS)
  return undefined
}

export const isMunicipality = ({ boundary, admin_level: level }) =>
  boundary === 'administrative' && level === MUNICIPALITY

/** The place with a name that a node is. */
export function placeOf(tags) {
  const rank = RANKS[tags.place]
  if (!rank || !tags.name) return undefined
  return { layer: 'places', properties: { kind: tags.place, rank, ...namesOf(tags) } }
}

function pointKind({ railway, amenity, shop, leisure, name }) {
  if (STATIONS.has(railway)) return 'station'
  if (amenity === 'school') return 'school'
  if (SHOPS.has(shop)) return 'shop'
  return leisure === 'park' && name ? 'park' : undefined
}

/** Longer than this, a number is a remark. */
const MAX_NUMBER_LENGTH = 20

/** The address that a node or a building has: its number, and its street in the languages it has. */
export function addressOf(tags) {
  const number = tags['addr:housenumber']
  const street = tags['addr:street']
  if (!number || !street || number.length > MAX_NUMBER_LENGTH) return undefined
  const properties = { number, street }
  for (const language of LANGUAGES) {
    const name = tags[`addr:street:${language}`]
    if (name && name !== street) properties[language] = name
  }
  return { layer: 'addresses', properties }
}

/** The point of interest that a node, a building or an area is: a station, school, shop or park. */
export function pointOf(tags) {
  const kind = pointKind(tags)
  return kind && { layer: 'points', properties: { kind, ...namesOf(tags) } }
}
