type Channels = [red: number, green: number, blue: number]

/** A colour as staff write it: #b4532a, or #b52. */
function channelsOf(colour: string): Channels {
  const digits = colour.replace('#', '')
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) || 0
  return [part(0), part(2), part(4)]
}

const linear = (channel: number): number =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

const luminance = (colour: string): number => {
  const [red, green, blue] = channelsOf(colour).map(linear)
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** How well one colour reads on the other, from 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

/** The same colour darker: 1 leaves it, 0 is black. */
export const shade = (colour: string, strength: number): string =>
  `#${channelsOf(colour)
    .map((channel) =>
      Math.round(channel * strength)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** So much of the one colour in the other: 0 is the other alone. */
export const mix = (one: string, other: string, part: number): string => {
  const base = channelsOf(other)
  const channels = channelsOf(one).map((channel, at) =>
    Math.round(channel * part + (base[at] ?? 0) * (1 - part)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
