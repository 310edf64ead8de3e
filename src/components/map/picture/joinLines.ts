import type { Pixel } from '@/domain/lib/geo'

/** Ends of lines that lie in the same pixel meet. */
const cornerOf = (corner: Pixel | undefined) =>
  corner ? `${Math.round(corner.x)} ${Math.round(corner.y)}` : ''

function joined(one: readonly Pixel[], other: readonly Pixel[]): Pixel[] | undefined {
  const start = cornerOf(one[0])
  const end = cornerOf(one.at(-1))
  if (end === cornerOf(other[0])) return [...one, ...other.slice(1)]
  if (end === cornerOf(other.at(-1))) return [...one, ...other.toReversed().slice(1)]
  if (start === cornerOf(other.at(-1))) return [...other, ...one.slice(1)]
  if (start === cornerOf(other[0])) return [...other.toReversed(), ...one.slice(1)]
  return undefined
}

/** Joins lines at their ends: a street is many lines in a map, and its name is written along all. */
export function joinLines(lines: readonly (readonly Pixel[])[]): (readonly Pixel[])[] {
  const done: (readonly Pixel[])[] = []
  let waiting = [...lines]
  for (let current = waiting.shift(); current; current = waiting.shift()) {
    let line: readonly Pixel[] = current
    for (let grows = true; grows;) {
      grows = false
      const rest: (readonly Pixel[])[] = []
      for (const other of waiting) {
        const longer = joined(line, other)
        if (longer) {
          line = longer
          grows = true
        } else rest.push(other)
      }
      waiting = rest
    }
    done.push(line)
  }
  return done
}
