import { contrast, mix, shade } from '../lib/colours'

/** The colours of the site that staff choose. */
export const paletteColours = ['paper', 'ink', 'moss', 'brick', 'sand'] as const
export type PaletteColour = (typeof paletteColours)[number]
export type Palette = Record<PaletteColour, string>
export type ChosenPalette = Partial<Record<PaletteColour, string | null | undefined>>

export const defaultPalette: Palette = {
  paper: '#faf7f2',
  ink: '#1c2723',
  moss: '#2f5d50',
  brick: '#a84a22',
  sand: '#e4dccf',
}

const WHITE = '#ffffff'
/** The quiet text and the outlines of fields, which staff cannot change. */
const SOFT = '#56635d'
const EDGE = '#857c6c'

/** The minimum contrast of small text, and of what is not text, as WCAG asks. */
export const MIN_TEXT_CONTRAST = 4.5
const MIN_SHAPE_CONTRAST = 3

/** Steps of a change that the eye hardly sees. */
const STEPS = 50

/** What a colour is seen with, and how clearly at least. */
type Pair = { other: string; least: number }

const text = (other: string): Pair => ({ other, least: MIN_TEXT_CONTRAST })

/**
 * What each colour is seen with: a ground with the texts on it, a colour of texts with its grounds and
 * with the white text on it.
 */
const pairsOf = (name: PaletteColour, { paper, sand }: Palette): Pair[] => {
  if (name === 'paper') return [text(SOFT), { other: EDGE, least: MIN_SHAPE_CONTRAST }]
  if (name === 'sand') return [text(SOFT)]
  if (name === 'ink') return [text(WHITE), text(paper), text(sand)]
  return [text(WHITE), text(paper)]
}

const isReadable = (colour: string, pairs: readonly Pair[]): boolean =>
  pairs.every(({ other, least }) => contrast(colour, other) >= least)

/** Returns the nearest readable colour: grounds become lighter, colours of texts darker. */
function corrected(name: PaletteColour, colour: string, pairs: readonly Pair[]): string {
  const isGround = name === 'paper' || name === 'sand'
  for (let step = 0; step <= STEPS; step++) {
    const candidate = isGround
      ? mix(colour, WHITE, 1 - step / STEPS)
      : shade(colour, 1 - step / STEPS)
    if (isReadable(candidate, pairs)) return candidate
  }
  return isGround ? WHITE : '#000000'
}

/**
 * Returns the colours that the site shows for those that staff chose: unreadable ones are corrected,
 * the grounds first, because the others are read on them.
 */
export function readablePalette(chosen: ChosenPalette): Palette {
  const palette = { ...defaultPalette }
  for (const name of ['paper', 'sand', 'ink', 'moss', 'brick'] as const)
    palette[name] = corrected(name, chosen[name] || defaultPalette[name], pairsOf(name, palette))
  return palette
}

/** Returns the lowest contrast at which a colour is seen as text or with text, from 1 to 21. */
export const lowestContrast = (name: PaletteColour, colour: string, palette: Palette): number =>
  Math.min(
    ...pairsOf(name, palette)
      .filter(({ least }) => least === MIN_TEXT_CONTRAST)
      .map(({ other }) => contrast(colour, other)),
  )
