import { parseNumber } from '../lib/parseNumber'

export type Token =
  | { kind: 'name'; text: string; at: number }
  | { kind: 'value'; value: number | string; text: string; at: number }
  | { kind: 'sign'; text: string; at: number }

/** What is wrong with an expression, and where: staff read it beside the field. */
export class ExpressionError extends Error {
  constructor(
    readonly problem: 'unreadable' | 'unknownFact',
    readonly part: string,
    readonly at: number,
  ) {
    super(`${problem} at ${at}: ${part}`)
  }
}

/** Tried in this order at each place; a blank between two of them says nothing. */
const shapes: readonly [kind: 'blank' | 'number' | 'string' | 'name' | 'sign', shape: RegExp][] = [
  ['blank', /\s+/y],
  ['number', /-?(?:\d{1,3}(?:\.\d{3})+|\d+(?:\.\d+)?)(?![\w.])/y],
  ['string', /'[^']*'|"[^"]*"/y],
  ['name', /[A-Za-z]\w*/y],
  ['sign', /<=|>=|<>|!=|==|&&|\|\||[<>=!()]/y],
]

function shapeAt(text: string, at: number) {
  for (const [kind, shape] of shapes) {
    shape.lastIndex = at
    const part = shape.exec(text)?.[0]
    if (part) return { kind, text: part }
  }
  throw new ExpressionError('unreadable', text.slice(at, at + 12), at + 1)
}

/** The words of an expression; `at` counts characters from one, as people do. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let from = 0; from < text.length;) {
    const { kind, text: part } = shapeAt(text, from)
    const at = from + 1
    if (kind === 'number')
      tokens.push({ kind: 'value', value: parseNumber(part) ?? Number(part), text: part, at })
    if (kind === 'string') tokens.push({ kind: 'value', value: part.slice(1, -1), text: part, at })
    if (kind === 'name' || kind === 'sign') tokens.push({ kind, text: part, at })
    from += part.length
  }
  return tokens
}
