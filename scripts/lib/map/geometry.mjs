// Geometry of lines in degrees, [lng, lat]; good enough within a country.

const RADIAN = Math.PI / 180
const METRES_PER_DEGREE = 111_320

/** How far, squared, a position lies from the line between two others. */
function offLine([px, py], [ax, ay], [bx, by]) {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const along = length ? ((px - ax) * dx + (py - ay) * dy) / length : 0
  const nearest = Math.max(0, Math.min(1, along))
  return (px - ax - nearest * dx) ** 2 + (py - ay - nearest * dy) ** 2
}

/** Leaves out corners that lie nearer than `tolerance` metres to the line without them. */
export function simplify(line, tolerance) {
  if (line.length < 3) return line
  const scale = Math.cos(line[0][1] * RADIAN)
  const flat = line.map(([lng, lat]) => [lng * scale * METRES_PER_DEGREE, lat * METRES_PER_DEGREE])
  const keeps = new Uint8Array(line.length)
  keeps[0] = 1
  keeps[line.length - 1] = 1
  const open = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    let farthest = 0
    let worst = tolerance * tolerance
    for (let index = first + 1; index < last; index++) {
      const off = offLine(flat[index], flat[first], flat[last])
      if (off <= worst) continue
      worst = off
      farthest = index
    }
    if (!farthest) continue
    keeps[farthest] = 1
    open.push([first, farthest], [farthest, last])
  }
  return line.filter((_, index) => keeps[index])
}

/** The area of a ring in square metres. */
export function areaOfRing(ring) {
  let sum = 0
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++)
    sum += ring[last][0] * ring[index][1] - ring[index][0] * ring[last][1]
  return Math.abs(sum / 2) * Math.cos(ring[0][1] * RADIAN) * METRES_PER_DEGREE ** 2
}

/** West, south, east and north of positions. */
export function boxOf(positions) {
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lng, lat] of positions) {
    box[0] = Math.min(box[0], lng)
    box[1] = Math.min(box[1], lat)
    box[2] = Math.max(box[2], lng)
    box[3] = Math.max(box[3], lat)
  }
  return box
}

/** The box around two boxes. */
export const boxAround = (a, b) => boxOf([a.slice(0, 2), a.slice(2), b.slice(0, 2), b.slice(2)])

export const boxesMeet = ([w, s, e, n], [west, south, east, north]) =>
  w <= east && e >= west && s <= north && n >= south

/** The middle of a ring's box: enough for a point on a map and a distance in tens of metres. */
export function middleOf(ring) {
  const [west, south, east, north] = boxOf(ring)
  return [(west + east) / 2, (south + north) / 2]
}

const isSame = (a, b) => a[0] === b[0] && a[1] === b[1]
const keyOf = (position) => position.join()

/** Joins the lines of an area into rings; what does not close is left out. */
export function joinRings(lines) {
  const open = lines.filter((line) => line.length > 1)
  const byEnd = new Map()
  for (const line of open)
    for (const end of [line[0], line.at(-1)])
      byEnd.set(keyOf(end), [...(byEnd.get(keyOf(end)) ?? []), line])
  const used = new Set()
  const rings = []
  for (const first of open) {
    if (used.has(first)) continue
    used.add(first)
    const ring = [...first]
    while (!isSame(ring[0], ring.at(-1))) {
      const next = byEnd.get(keyOf(ring.at(-1))).find((line) => !used.has(line))
      if (!next) break
      used.add(next)
      const along = isSame(next[0], ring.at(-1)) ? next : next.toReversed()
      for (const position of along.slice(1)) ring.push(position)
    }
    if (ring.length > 3 && isSame(ring[0], ring.at(-1))) rings.push(ring)
  }
  return rings
}

/** True if a position lies inside a ring. */
export function isInside([lng, lat], ring) {
  let odd = false
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
    const [x, y] = ring[index]
    const [u, v] = ring[last]
    if (y > lat !== v > lat && lng < ((u - x) * (lat - y)) / (v - y) + x) odd = !odd
  }
  return odd
}
