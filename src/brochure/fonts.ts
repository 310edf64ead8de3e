import path from 'node:path'

import { Font } from '@react-pdf/renderer'

const folder = path.join(import.meta.dirname, 'fonts')
const file = (name: string): string => path.join(folder, `${name}.woff`)

const headings: Record<string, string> = { fraunces: 'fraunces', newsreader: 'newsreader' }
const texts: Record<string, string> = { figtree: 'figtree', instrument_sans: 'instrument-sans' }

/** Letters that the typefaces of the site do not have, each file for some scripts. */
const scripts = [
  'latin-ext',
  'cyrillic',
  'greek',
  'vietnamese',
  'arabic',
  'hebrew',
  'armenian',
  'georgian',
  'latin',
] as const
/** The families of these letters, registered with their names when this module is read. */
export const letterFamilies = scripts.map((script) => `noto-sans-${script}`)
for (const family of letterFamilies) Font.register({ family, src: file(family) })

/** The typeface of headings and of text; letters that it lacks are taken from the first that has them. */
export const headingFamily = ['heading', ...letterFamilies]
export const textFamily = ['text', ...letterFamilies]

/** Registers the typefaces that staff chose for the site, under the names the brochure uses. */
export function registerTypefaces(headingFont: string, textFont: string): void {
  const text = texts[textFont] ?? 'figtree'
  Font.register({ family: 'heading', src: file(headings[headingFont] ?? 'fraunces') })
  Font.register({
    family: 'text',
    fonts: [
      { src: file(text), fontWeight: 400 },
      { src: file(`${text}-semibold`), fontWeight: 600 },
    ],
  })
  // Words are not hyphenated: the patterns of one language are wrong in the others.
  Font.registerHyphenationCallback((word) => [word])
}
