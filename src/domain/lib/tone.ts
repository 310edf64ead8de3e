/** Red, green and blue, each from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

const clamp = (part: number): number => Math.min(1, Math.max(0, part))

/** The mean colour of pixels of four bytes; what is transparent does not count. */
export function meanColour(pixels: Uint8Array): Colour {
  let red = 0
  let green = 0
  let blue = 0
  let opacity = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    red += alpha * (pixels[at] ?? 0)
    green += alpha * (pixels[at + 1] ?? 0)
    blue += alpha * (pixels[at + 2] ?? 0)
    opacity += alpha
  }
  const whole = opacity * 255 || 1
  return [red / whole, green / whole, blue / whole]
}

/**
 * Writes a colour as the first three bytes of a thumbhash, in base64: lightness, yellow against blue
 * and red against green, six bits each. Older pictures have a whole thumbhash, which begins with them.
 */
export function writeTone([red, green, blue]: Colour): string {
  const lightness = Math.round(((red + green + blue) / 3) * 63)
  const yellow = Math.round(31.5 + 31.5 * ((red + green) / 2 - blue))
  const warmth = Math.round(31.5 + 31.5 * (red - green))
  const bits = lightness | (yellow << 6) | (warmth << 12)
  return Buffer.from([bits & 255, (bits >> 8) & 255, bits >> 16]).toString('base64')
}

/** The number of bands of a preview: sky, building and ground stay apart. */
export const BANDS = 5
/** Characters of a tone. */
const LENGTH = 4
const TONES = /.{4}/g

/** Writes the tone of a picture and those of its bands, from top to bottom. */
export const writePreview = (tone: Colour, bands: readonly Colour[]): string =>
  `${writeTone(tone)}.${bands.map(writeTone).join('')}`

/** Returns the bands of a picture as a CSS gradient; undefined for older pictures, which have none. */
export function readPreview(stored: string): string | undefined {
  const bands = stored.split('.')[1]?.match(TONES)
  return bands ? `linear-gradient(${bands.map(readTone).join()})` : undefined
}

/** Returns the stored colour as CSS writes it. */
export function readTone(stored: string): string {
  const [low = 0, middle = 0, high = 0] = Buffer.from(stored.slice(0, LENGTH), 'base64')
  const bits = low | (middle << 8) | (high << 16)
  const lightness = (bits & 63) / 63
  const yellow = ((bits >> 6) & 63) / 31.5 - 1
  const warmth = ((bits >> 12) & 63) / 31.5 - 1
  const blue = lightness - (2 / 3) * yellow
  const red = (3 * lightness - blue + warmth) / 2
  return `rgb(${[red, red - warmth, blue].map((part) => Math.round(clamp(part) * 255)).join(' ')})`
}
