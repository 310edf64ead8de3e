// An invented village: streets, a river, a park with a pond, a railway, a station, a school. It lies
// beside Ghent, where in truth there are fields.

const WEST = 3.6
const SOUTH = 51.0
/** About a hundred metres. */
const STEP = 0.001

/** West, south, east, north. */
export const VILLAGE_BOUNDS = [WEST - 0.001, SOUTH - 0.001, WEST + 0.021, SOUTH + 0.021]
export const VILLAGE_CENTRE = [WEST + 0.01, SOUTH + 0.01]
export const VILLAGE_STREET = 'Dorpsstraat'

/** @typedef {import('./osmExtract.mjs').Extract} Extract */

/** Collects nodes and ways with ids of their own. */
function draughtsman() {
  const nodes = []
  const ways = []
  let id = 1000
  const node = ([x, y], tags) => {
    const place = {
      id: (id += 3),
      lng: WEST + x * STEP,
      lat: SOUTH + y * STEP,
      ...(tags && { tags }),
    }
    nodes.push(place)
    return place.id
  }
  return {
    nodes,
    ways,
    node,
    way(corners, tags, isRing = false) {
      const refs = corners.map((corner) => node(corner))
      if (isRing) refs.push(refs[0])
      ways.push({ id: (id += 3), refs, tags })
      return id
    },
  }
}

const square = (x, y, size) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]

/** @returns {Extract} */
export function inventedVillage() {
  const { nodes, ways, node, way } = draughtsman()
  way(
    [
      [0, 10],
      [10, 10.2],
      [20, 10],
    ],
    { highway: 'primary', name: VILLAGE_STREET },
  )
  way(
    [
      [10, 0],
      [10, 10.2],
      [10.2, 20],
    ],
    { highway: 'residential', name: 'Kerkstraat', 'name:fr': 'Rue de l’Église' },
  )
  way(
    [
      [4, 4],
      [16, 4],
    ],
    { highway: 'residential', name: 'Veldweg' },
  )
  way(
    [
      [5, 5],
      [5.4, 5.6],
    ],
    { highway: 'service', service: 'driveway', name: 'Private drive' },
  )
  way(
    [
      [0, 15],
      [20, 16],
    ],
    { waterway: 'river', name: 'Dorpsbeek', width: '70 m' },
  )
  way(
    [
      [0, 18],
      [20, 18],
    ],
    { railway: 'rail' },
  )
  way(
    [
      [0, 19],
      [20, 19],
    ],
    { railway: 'rail', tunnel: 'yes' },
  )
  way(square(12, 11, 2), { leisure: 'park', name: 'Dorpspark' }, true)
  way(square(6, 6, 1), { amenity: 'school', building: 'yes', name: 'De Lindeboom' }, true)
  // House numbers: buildings with their street, one that is a node, and one with two languages.
  const house = (x, y, number, tags) =>
    way(square(x, y, 0.1), { building: 'house', 'addr:housenumber': number, ...tags }, true)
  house(5, 4.2, '1', { 'addr:street': 'Veldweg' })
  house(7, 4.2, '5', { 'addr:street': 'Veldweg' })
  house(5, 3.7, '2', { 'addr:street': 'Veldweg' })
  node([9, 4.3], { 'addr:housenumber': '9A', 'addr:street': 'Veldweg' })
  house(10.2, 5, '12', {
    'addr:street': 'Rue de l’Église - Kerkstraat',
    'addr:street:fr': 'Rue de l’Église',
    'addr:street:nl': 'Kerkstraat',
  })
  house(3, 3, 'achter de kerk, links van de poort', { 'addr:street': 'Veldweg' })
  node([9, 18], { railway: 'station', name: 'Linde' })
  node([11, 9], { shop: 'supermarket', name: 'Buurtmarkt' })
  node([10, 10], { place: 'village', name: 'Linde', 'name:fr': 'Tilleul' })
  // A wood of two ways with a clearing, and the border of the municipality.
  const wood = square(1, 1, 2)
  const shared = wood.map((corner) => node(corner))
  const pieces = [
    [shared[0], shared[1], shared[2]],
    [shared[0], shared[3], shared[2]],
  ].map((refs, index) => {
    const member = { id: 900_000 + index, refs, tags: {} }
    ways.push(member)
    return member.id
  })
  const clearing = way(square(1.5, 1.5, 0.5), {}, true)
  const border = way(square(0, 0, 20), {}, true)
  const relations = [
    {
      id: 1,
      tags: { type: 'multipolygon', landuse: 'forest' },
      members: [...pieces.map((ref) => ({ ref, role: 'outer' })), { ref: clearing, role: 'inner' }],
    },
    {
      id: 2,
      tags: { type: 'boundary', boundary: 'administrative', admin_level: '8', name: 'Linde' },
      members: [{ ref: border, role: 'outer' }],
    },
  ]
  return { nodes, ways: ways.toSorted((a, b) => a.id - b.id), relations }
}
