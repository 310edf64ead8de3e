import { contrast, shade } from '@/domain/lib/colours'
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

/** The minimum contrast of small text. */
const MIN_CONTRAST = 4.5

/**
 * Returns the theme that staff chose, as CSS variables; without a choice the style sheet applies.
 */
export function themeOf(theme: Setting['theme']): { fonts: string[]; css: string } {
  const heading = theme?.headingFont ?? headingFonts[0]
  const text = theme?.textFont ?? textFonts[0]
  const { paper = '#faf7f2', ink, moss, brick, sand, radius } = theme ?? {}
  const background = paper ?? '#faf7f2'
  const variables: Record<string, string | undefined> = {
    '--color-paper': background,
    '--color-ink': ink ?? undefined,
    '--color-moss': moss ?? undefined,
    '--color-moss-deep': moss ? shade(moss, 0.72) : undefined,
    // The accent is a background for white text and the colour of text on paper: a shade that is
    // readable as both.
    '--color-brick': brick ? readable(brick, background) : undefined,
    '--color-sand': sand ?? undefined,
    '--radius-base': typeof radius === 'number' ? `${radius}px` : undefined,
    '--font-heading': `"${families[heading]}", "${families[heading]} fallback"`,
    '--font-text': `"${families[text]}", "${families[text]} fallback"`,
  }
  const rules = Object.entries(variables).flatMap(([name, value]) =>
    value ? [`${name}:${value}`] : [],
  )
  return { fonts: [files[heading], files[text]], css: `:root{${rules.join(';')}}` }
}

function readable(colour: string, paper: string): string {
  for (let strength = 1; strength > 0.3; strength -= 0.04) {
    const candidate = shade(colour, strength)
    if (
      contrast(candidate, '#ffffff') >= MIN_CONTRAST &&
      contrast(candidate, paper) >= MIN_CONTRAST
    )
      return candidate
  }
  return '#1c2723'
}
