import { contrast, mix } from '@/domain/lib/colours'

const names = ['paper', 'card', 'ink', 'soft', 'moss', 'sand', 'sand-2'] as const
/** The colours of the theme that the map uses, by their names in the style sheet. */
export type Tokens = Record<(typeof names)[number], string>

/** The colours of the style sheet; staff's theme replaces some of them. */
export const defaultTokens: Tokens = {
  paper: '#faf7f2',
  card: '#fffdf9',
  ink: '#1c2723',
  soft: '#56635d',
  moss: '#2f5d50',
  sand: '#e4dccf',
  'sand-2': '#f1ebe1',
}

/** The tokens of this page. */
export function readTokens(): Tokens {
  const style = getComputedStyle(document.documentElement)
  const tokens = { ...defaultTokens }
  for (const name of names) {
    const colour = style.getPropertyValue(`--color-${name}`).trim()
    if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)) tokens[name] = colour
  }
  return tokens
}

/** The minimum contrast of small text. */
const MIN_CONTRAST = 4.5

/** The colour, or the first shade of it towards black or white that can be read on the ground. */
function readableOn(ground: string, colour: string): string {
  const end = contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'
  for (let part = 0; part < 1; part += 0.05) {
    const candidate = mix(end, colour, part)
    if (contrast(candidate, ground) >= MIN_CONTRAST) return candidate
  }
  return end
}

const STREET = '#ffffff'

/** The colours of the map with streets. */
export function paletteOf({ paper, card, ink, soft, moss, sand, 'sand-2': land }: Tokens) {
  const water = mix('#6f95a3', paper, 0.42)
  return {
    card,
    ink,
    soft,
    moss,
    sand,
    land,
    sea: mix(moss, paper, 0.1),
    water,
    shore: mix('#6f95a3', paper, 0.6),
    green: {
      park: mix('#7f9f6a', land, 0.3),
      wood: mix('#6f9263', land, 0.4),
      grass: mix('#93a970', land, 0.22),
      cemetery: mix('#7d9a80', land, 0.26),
      pitch: mix('#7f9f6a', land, 0.36),
    },
    street: STREET,
    casing: mix('#8a7350', land, 0.28),
    mainCasing: mix('#8a6a3c', land, 0.42),
    path: mix('#8a7350', land, 0.42),
    fills: {
      motorway: mix('#d9a45b', STREET, 0.42),
      trunk: mix('#d9a45b', STREET, 0.36),
      primary: mix('#dfb56f', STREET, 0.27),
      secondary: mix('#e6c998', STREET, 0.16),
    },
    rail: mix(ink, land, 0.3),
    siding: mix(ink, land, 0.2),
    // Each name has a halo of the colour it stands on, and is readable on that.
    names: {
      street: { text: readableOn(STREET, mix(ink, STREET, 0.82)), halo: STREET },
      main: { text: readableOn(STREET, ink), halo: STREET },
      water: { text: readableOn(water, mix('#3f6876', ink, 0.7)), halo: water },
      place: { text: readableOn(land, ink), halo: land },
      quarter: { text: readableOn(land, soft), halo: land },
    },
  }
}

export type Palette = ReturnType<typeof paletteOf>
