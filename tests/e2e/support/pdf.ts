import { inflateSync } from 'node:zlib'

type Glyphs = ReadonlyMap<string, string>

const STREAM = /(\d+) 0 obj\n<<((?:(?!endobj)[\s\S])*?)>>\s*stream\r?\n/g

/** The streams of a file by the number of their object, unpacked. */
function streamsOf(file: Buffer): Map<string, string> {
  const text = file.toString('latin1')
  const found = new Map<string, string>()
  for (const match of text.matchAll(STREAM)) {
    const [whole, number = '', dictionary = ''] = match
    const from = match.index + whole.length
    const bytes = file.subarray(from, text.indexOf('endstream', from))
    if (dictionary.includes('FlateDecode') && !dictionary.includes('Image'))
      found.set(number, inflateSync(bytes).toString('latin1'))
  }
  return found
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What the glyphs of a font stand for: the font itself numbers them in the order they were used. */
function glyphsOf(map: string): Glyphs {
  const glyphs = new Map<string, string>()
  for (const [, first = '', , list = ''] of map.matchAll(
    /<([\da-f]+)>\s*<([\da-f]+)>\s*\[([^\]]*)\]/gi,
  )) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f ]+)>/gi)].entries()) {
      const code = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0')
      glyphs.set(code, fromHex(hex.replaceAll(' ', '')))
    }
  }
  return glyphs
}

/** Names of fonts to the objects that say what their glyphs stand for. */
function fontsOf(text: string, streams: ReadonlyMap<string, string>): Map<string, Glyphs> {
  const maps = new Map(
    [...text.matchAll(/(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?\/ToUnicode (\d+) 0 R/g)].map(
      ([, font = '', map = '']) => [font, map],
    ),
  )
  return new Map(
    [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [
      name,
      glyphsOf(streams.get(maps.get(font) ?? '') ?? ''),
    ]),
  )
}

function wordsOn(page: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let glyphs: Glyphs = new Map()
  let words = ''
  for (const [, font, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? new Map()
    else
      for (const [code] of (shown ?? '').replace(/>[^<]*</g, '').matchAll(/[\da-f]{4}/g))
        words += glyphs.get(code) ?? ''
  }
  return words
}

/** All words of a file in the order they were set, without the spaces between lines. */
export function pdfText(file: Buffer): string {
  const streams = streamsOf(file)
  const fonts = fontsOf(file.toString('latin1'), streams)
  return [...streams.values()]
    .filter((stream) => stream.includes(' Tf'))
    .map((page) => wordsOn(page, fonts))
    .join('\n')
}
