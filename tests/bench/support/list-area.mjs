/** The map of a list on a phone of 412 pixels opens with an area in this part of itself. */
const ROOM = { width: 272, height: 296 }
const WORLD_PIXELS = 512
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A number as addresses write it: five bits a letter, as in `src/domain/catalogue/area.ts`. */
function written(value) {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  let text = ''
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += ALPHABET[32 + (rest % 32)]
  return text + ALPHABET[rest]
}

/** The area around a place with which the map of a list on a phone opens at a zoom, as a query writes it. */
export function areaAround({ lat, lng }, zoom) {
  const degrees = 360 / (WORLD_PIXELS * 2 ** zoom)
  const wide = (ROOM.width * degrees) / 2
  const high = ((ROOM.height * degrees) / 2) * Math.cos((lat * Math.PI) / 180)
  const corners = [
    [lat - high, lng - wide],
    [lat - high, lng + wide],
    [lat + high, lng + wide],
    [lat + high, lng - wide],
  ].map((corner) => corner.map((part) => Math.round(part * 1e5)))
  return corners
    .map(([north, east], at) => {
      const [southOf, westOf] = corners[at - 1] ?? [0, 0]
      return written(north - southOf) + written(east - westOf)
    })
    .join('')
}
