const DOTS = '.。．｡'
/** Longer than any name; a sentence in the place of a name is an advertisement. */
const MAX_NAME_LENGTH = 40
const MAX_NAME_WORDS = 4

const WORD = '\\p{L}[\\p{L}\\p{M}\\u200c\\u200d]*'
/** Every joint begins with what no word holds, so that a text is read in one way only. */
const NAME = new RegExp(`^['’]?${WORD}(?:(?:\\.? |\\.|, | & |['’\`´·-])${WORD})*\\.?$`, 'u')
/** What a mail program makes a link of by itself: two longer words with a dot between them. */
const HOST = new RegExp(`[\\p{L}\\p{N}]{2}[${DOTS}]\\p{L}{2}`, 'u')

/**
 * A name that a stranger typed, as it may stand in a mail to an address that was never confirmed: letters and what joins them.
 * Whatever else it holds (digits, an address of the web, a sentence) makes it no name, and the mail then goes without.
 */
export function plainName(text: string): string {
  const name = text.trim().replace(/ {2,}/g, ' ')
  if (name.length > MAX_NAME_LENGTH || name.split(' ').length > MAX_NAME_WORDS) return ''
  return NAME.test(name) && !HOST.test(name) ? name : ''
}

const DOT_INSIDE = new RegExp(`(?<=[\\p{L}\\p{N}])[${DOTS}](?=[\\p{L}\\p{N}])`, 'gu')

/**
 * A text in which no mail program finds a link: the words stay, and nothing in them can be pressed.
 */
export const withoutLinks = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/:\/\/+/g, ': ')
    .replace(/\b(mailto|tel|javascript|data):/gi, '$1 ')
    .replace(DOT_INSIDE, '. ')
    .replace(/(?<=\S)@(?=\S)/g, ' @ ')
