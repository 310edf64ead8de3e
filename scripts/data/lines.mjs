/** Removes corners that coincide with the one before them. */
export function roundLine(line, decimals) {
  const rounded = line.map((corner) => corner.map((degrees) => Number(degrees.toFixed(decimals))))
  return rounded.filter(
    ([x, y], at) => at === 0 || x !== rounded[at - 1][0] || y !== rounded[at - 1][1],
  )
}

/** Clips at one side of the window after the other, as Sutherland and Hodgman do. */
const sides = ({ west, south, east, north }) => [
  { axis: 0, edge: west, isIn: ([x]) => x >= west },
  { axis: 0, edge: east, isIn: ([x]) => x <= east },
  { axis: 1, edge: south, isIn: ([, y]) => y >= south },
  { axis: 1, edge: north, isIn: ([, y]) => y <= north },
]

function crossing(from, to, { axis, edge }) {
  const part = (edge - from[axis]) / (to[axis] - from[axis])
  return from.map((degrees, at) => (at === axis ? edge : degrees + part * (to[at] - degrees)))
}

/** Returns the part of a ring inside a window. */
export function clipRing(ring, window) {
  let open = ring.slice(0, -1)
  for (const side of sides(window)) {
    open = open.flatMap((corner, at) => {
      const before = open.at(at - 1)
      const enters = side.isIn(corner) !== side.isIn(before) ? [crossing(before, corner, side)] : []
      return side.isIn(corner) ? [...enters, corner] : enters
    })
  }
  return open.length > 2 ? [...open, open[0]] : []
}

const same = (a, b) => a[0] === b[0] && a[1] === b[1]

/** Joins lines that meet end to end. */
export function joinLines(lines) {
  const rest = lines.map((line) => [...line])
  const joined = []
  for (let line = rest.pop(); line; line = rest.pop()) {
    for (let at = 0; at < rest.length; at++) {
      const start = rest[at][0]
      const end = rest[at].at(-1)
      const turned = same(line.at(-1), start)
        ? rest[at]
        : same(line.at(-1), end)
          ? [...rest[at]].reverse()
          : null
      if (!turned) continue
      line.push(...turned.slice(1))
      rest.splice(at, 1)
      at = -1
    }
    joined.push(line)
  }
  return joined
}
