import { z } from '../lib/zodWithoutEval'

import { shade } from '../lib/colours'
import { headingFonts, textFonts } from './options'
import { defaultPalette, paletteColours, readablePalette } from './palette'

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .nullish()
const [firstHeading, ...otherHeadings] = headingFonts
const [firstText, ...otherTexts] = textFonts

/** The colours, fonts and corners that staff choose; what they leave empty is the style sheet's. */
export const themeSchema = z.object({
  paper: colour,
  ink: colour,
  moss: colour,
  brick: colour,
  sand: colour,
  headingFont: z.enum([firstHeading, ...otherHeadings]).nullish(),
  textFont: z.enum([firstText, ...otherTexts]).nullish(),
  radius: z.number().nullish(),
})
export type Theme = z.infer<typeof themeSchema>

const families = {
  fraunces: 'Fraunces',
  newsreader: 'Newsreader',
  figtree: 'Figtree',
  instrument_sans: 'Instrument Sans',
} as const
const files = {
  fraunces: 'fraunces-420',
  newsreader: 'newsreader-420',
  figtree: 'figtree',
  instrument_sans: 'instrument-sans',
} as const

const DEFAULT_RADIUS = 4

const fontsOf = (theme: Theme | undefined) =>
  [theme?.headingFont ?? firstHeading, theme?.textFont ?? firstText] as const

const familyOf = (font: keyof typeof families): string =>
  `"${families[font]}", "${families[font]} fallback"`

type Variable = readonly [name: string, value: string]

/**
 * Returns the theme that staff chose, as CSS variables; without a choice the style sheet applies.
 */
export function themeOf(theme: Theme | undefined): { fonts: string[]; css: string } {
  const { radius, ...chosen } = theme ?? {}
  const shown = readablePalette(chosen)
  const [heading, text] = fontsOf(theme)
  // What staff left empty is the style sheet's, unless another choice makes it unreadable.
  const variables: Variable[] = [
    ...paletteColours
      .filter((name) => chosen[name] || shown[name] !== defaultPalette[name])
      .map((name): Variable => [`--color-${name}`, shown[name]]),
    ...(chosen.moss ? [['--color-moss-deep', shade(shown.moss, 0.72)] as const] : []),
    ...(typeof radius === 'number' ? [['--radius-base', `${radius}px`] as const] : []),
    ['--font-heading', familyOf(heading)],
    ['--font-text', familyOf(text)],
  ]
  const rules = variables.map(([name, value]) => `${name}:${value}`)
  return { fonts: [files[heading], files[text]], css: `:root{${rules.join(';')}}` }
}

/** Returns every variable of a theme, so that it can be laid over any other. */
export function themeVariables(theme: Theme | undefined): Variable[] {
  const { radius, ...chosen } = theme ?? {}
  const shown = readablePalette(chosen)
  const [heading, text] = fontsOf(theme)
  return [
    ...paletteColours.map((name): Variable => [`--color-${name}`, shown[name]]),
    ['--color-moss-deep', shade(shown.moss, 0.72)],
    ['--radius-base', `${radius ?? DEFAULT_RADIUS}px`],
    ['--font-heading', familyOf(heading)],
    ['--font-text', familyOf(text)],
  ]
}

/** Returns whether two themes look the same on the site. */
export const isSameTheme = (one: Theme | undefined, other: Theme | undefined): boolean =>
  JSON.stringify(themeVariables(one)) === JSON.stringify(themeVariables(other))
