import sax from 'sax'

const TAG = /<\/?[a-z][^<>]*>/i
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i
/** What starts no tag or entity is a sign, such as "less than" and "and". */
const LOOSE_LESS = /<(?![a-z/!?])/gi
const LOOSE_AND = /&(?!#?[a-z\d]{1,8};)/gi
/** What the parser takes for text: the end of a tag that was never opened, and half a tag at the end. */
const REMAINS = /<\/?[a-z][^<>]*(?:>|$)/gi

/** Elements of which nothing is shown. */
const HIDDEN = new Set(['head', 'style', 'script', 'template', 'title'])
const PARAGRAPHS = new Set(
  'p div section article header footer h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre'.split(' '),
)
const LINES = new Set(['br', 'tr', 'dt', 'dd', 'hr'])

/** Begins every item of a list. */
export const ITEM = '• '

/** How often a text is read again whose tags were written as signs: `&lt;p&gt;`. */
const ROUNDS = 2

function readMarkup(text: string): string {
  const parser = sax.parser(false, { lowercase: true, noscript: true })
  let plain = ''
  let hidden = 0
  // With tags that part lines, a line of the file is layout; an empty one still parts paragraphs.
  const isLaidOut = /<(?:p|br|div|li|tr|h[1-6])\b/i.test(text)
  parser.onerror = () => {
    // Feeds rarely have valid tags: the parser goes on with what it can read.
    parser.error = null as never
    parser.resume()
  }
  const addText = (part: string) => {
    if (hidden > 0) return
    plain += isLaidOut
      ? part.replace(/\s+/g, (blank) => (/\n[^\S\n]*\n/.test(blank) ? '\n\n' : ' '))
      : part
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onopentag = ({ name }) => {
    if (HIDDEN.has(name)) hidden += 1
    else if (PARAGRAPHS.has(name)) plain += '\n\n'
    else if (LINES.has(name)) plain += '\n'
    else if (name === 'li') plain += `\n${ITEM}`
    else if (name === 'td' || name === 'th') plain += ' '
  }
  parser.onclosetag = (name) => {
    if (HIDDEN.has(name)) hidden -= 1
    else if (PARAGRAPHS.has(name)) plain += '\n\n'
  }
  const signs = text.replace(LOOSE_LESS, '&lt;').replace(LOOSE_AND, '&amp;')
  // The parser reads the first sign before any tag as it stands, an entity too.
  parser.write(`<text>${signs}</text>`).close()
  return plain
}

/**
 * Returns a text of a feed without tags: paragraphs and line breaks stay, an item of a list begins with a
 * point. A text without tags and entities stays as it is.
 */
export function withoutMarkup(text: string): string {
  let plain = text
  let round = 0
  for (; round < ROUNDS && (TAG.test(plain) || ENTITY.test(plain)); round += 1)
    plain = readMarkup(plain)
  return round > 0 ? plain.replace(REMAINS, '') : plain
}
