import { foldText } from './words'

/** A word, number or sign of what was typed, and what stands between it and the one before. */
export type Token = {
  start: number
  end: number
  /** As it is compared: without case and accents, saints by one name. */
  word: string
  before: 'nothing' | 'blank' | 'dash' | 'break'
  /** No blank lies between it and the one before. */
  isGlued: boolean
  kind: 'number' | 'word' | 'sign' | 'other'
}

/**
 * Numbers as people write them (450.000, 1,2, 900), words with the full stop of an abbreviation,
 * signs that mean something.
 */
const TOKEN_PATTERN = new RegExp(
  [
    String.raw`(?<number>\d{1,3}(?:[.,]\d{3})+(?:,\d{2})?(?![.,]?\d)|\d{1,3}[.,]\d{1,2}(?![.,]?\d)|\d+)`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}]*\.?|²)`,
    String.raw`(?<sign>[<>]=?|[≤≥€#+])`,
    String.raw`(?<other>[^\s\p{P}\p{Cf}\p{Sm}\p{Sk}$°º])`,
  ].join('|'),
  'gu',
)

const SAINTS = new Set(['st', 'ste', 'sint', 'sinte', 'saint', 'sainte', 'sankt'])

const wordOf = (text: string): string => {
  const plain = foldText(text).replace('.', '').replace('²', '2')
  return SAINTS.has(plain) ? 'st' : plain
}

const separatorKind = (gap: string): Token['before'] => {
  if (/[,;|\n]/.test(gap)) return 'break'
  if (/\p{Pd}|−/u.test(gap)) return 'dash'
  return /\s/.test(gap) ? 'blank' : 'nothing'
}

/**
 * Signs that mean nothing here (brackets, quotation marks, apostrophes, hyphens) only part the
 * words.
 */
export function tokensOf(text: string): Token[] {
  let last = 0
  return [...text.matchAll(TOKEN_PATTERN)].map(({ 0: piece, index: start, groups = {} }) => {
    const gap = text.slice(last, start)
    const end = start + piece.length
    last = end
    const { number, word, sign } = groups
    const kind = number ? 'number' : word ? 'word' : sign ? 'sign' : 'other'
    return {
      start,
      end,
      word: number ?? wordOf(piece),
      before: separatorKind(gap),
      isGlued: start > 0 && !/[\s,;|]/.test(gap),
      kind,
    }
  })
}

/** The words between commas: nothing that is said goes beyond them. */
export function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    if (token.before === 'break') clauses.push([])
    clauses.at(-1)?.push(token)
  }
  return clauses
}
