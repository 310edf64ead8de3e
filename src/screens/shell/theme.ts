import { contrast, shade } from '@/domain/colours'
import { headingFonts, textFonts } from '@/domain/site'
import type { Setting } from '@/payload-types'

const families = { fraunces: 'Fraunces', newsreader: 'Newsreader', figtree: 'Figtree', instrument_sans: 'Instrument Sans' } as const
const files = { fraunces: 'fraunces-420', newsreader: 'newsreader-420', figtree: 'figtree', instrument_sans: 'instrument-sans' } as const

/** What small text on a colour needs to be read. */
const READABLE = 4.5

/** The colours, fonts and corners that staff chose, as the variables of the style sheet; what was not chosen stays as it ships. */
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
    // The accent carries white words and stands in words on paper: a shade that can be read is used for both.
    '--color-brick': brick ? readable(brick, background) : undefined,
    '--color-sand': sand ?? undefined,
    '--radius-base': typeof radius === 'number' ? `${radius}px` : undefined,
    '--font-heading': `"${families[heading]}", "${families[heading]} fallback"`,
    '--font-text': `"${families[text]}", "${families[text]} fallback"`,
  }
  const rules = Object.entries(variables).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []))
  return { fonts: [files[heading], files[text]], css: `:root{${rules.join(';')}}` }
}

function readable(colour: string, paper: string): string {
  for (let strength = 1; strength > 0.3; strength -= 0.04) {
    const tried = shade(colour, strength)
    if (contrast(tried, '#ffffff') >= READABLE && contrast(tried, paper) >= READABLE) return tried
  }
  return '#1c2723'
}
