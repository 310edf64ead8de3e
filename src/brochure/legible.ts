import { Font } from '@react-pdf/renderer'

import { letterFamilies } from './fonts'

/** Stands for a letter of a script that no typeface has, such as Chinese. */
const REPLACEMENT = '\uFFFD'

const PICTOGRAMS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\u{FE0F}\u{200D}]/gu
const BEYOND_LATIN = /[^\u0000-\u024F\u2000-\u206F\u20AC]/gu

/** Signs that the typefaces lack, by what is read as the same. */
const SAME: Readonly<Record<string, string>> = { '₂': '2', '\u202F': '\u00A0' }

/** The package has no types of its own for what is in a font. */
const hasLetterIn = (font: object | null, letter: string): boolean =>
  font !== null &&
  'hasGlyphForCodePoint' in font &&
  typeof font.hasGlyphForCodePoint === 'function' &&
  font.hasGlyphForCodePoint(letter.codePointAt(0)) === true

/** Returns whether a letter can be set in one of the families. */
async function letterFinder(): Promise<(letter: string) => boolean> {
  const fonts = await Promise.all(
    letterFamilies.map(async (fontFamily) => {
      await Font.load({ fontFamily })
      return Font.getFont({ fontFamily }).data
    }),
  )
  return (letter) => fonts.some((font) => hasLetterIn(font, letter))
}

/**
 * A text in letters that a file can show: pictograms go, and a letter that no typeface has becomes a mark
 * that says so. Without this the letters behind it would be set over each other.
 */
export async function legible(text: string): Promise<string> {
  const plain = text
    .replaceAll(/[₂\u202F]/g, (sign) => SAME[sign] ?? sign)
    .replaceAll(PICTOGRAMS, (sign) => (sign.charCodeAt(0) < 256 ? sign : ''))
  const others = new Set(plain.match(BEYOND_LATIN))
  if (others.size === 0) return plain
  const hasLetter = await letterFinder()
  const missing = new Set([...others].filter((letter) => !hasLetter(letter)))
  return plain.replaceAll(BEYOND_LATIN, (letter) => (missing.has(letter) ? REPLACEMENT : letter))
}
