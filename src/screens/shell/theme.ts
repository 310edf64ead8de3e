import { shade } from '@/domain/lib/colours'
import { defaultPalette, paletteColours, readablePalette } from '@/domain/site/palette'
import { headingFonts, textFonts } from '@/domain/site/options'
import type { Setting } from '@/payload-types'

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

/**
 * Returns the theme that staff chose, as CSS variables; without a choice the style sheet applies.
 */
export function themeOf(theme: Setting['theme']): { fonts: string[]; css: string } {
  const heading = theme?.headingFont ?? headingFonts[0]
  const text = theme?.textFont ?? textFonts[0]
  const { radius, ...chosen } = theme ?? {}
  const shown = readablePalette(chosen)
  // What staff left empty is the style sheet's, unless another choice makes it unreadable.
  const colours = paletteColours.flatMap((name): [string, string][] =>
    chosen[name] || shown[name] !== defaultPalette[name] ? [[`--color-${name}`, shown[name]]] : [],
  )
  const variables: Record<string, string | undefined> = {
    ...Object.fromEntries(colours),
    '--color-moss-deep': chosen.moss ? shade(shown.moss, 0.72) : undefined,
    '--radius-base': typeof radius === 'number' ? `${radius}px` : undefined,
    '--font-heading': `"${families[heading]}", "${families[heading]} fallback"`,
    '--font-text': `"${families[text]}", "${families[text]} fallback"`,
  }
  const rules = Object.entries(variables).flatMap(([name, value]) =>
    value ? [`${name}:${value}`] : [],
  )
  return { fonts: [files[heading], files[text]], css: `:root{${rules.join(';')}}` }
}
