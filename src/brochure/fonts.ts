import path from 'node:path'

import { Font } from '@react-pdf/renderer'

const folder = path.join(import.meta.dirname, 'fonts')
const file = (name: string): string => path.join(folder, `${name}.woff`)

const headings: Record<string, string> = { fraunces: 'fraunces', newsreader: 'newsreader' }
const texts: Record<string, string> = { figtree: 'figtree', instrument_sans: 'instrument-sans' }

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
