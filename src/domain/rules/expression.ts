import { propertyFacts, type PropertyFact } from '../propertyFacts'
import { NotUnderstood, tokensOf, type Token } from './tokens'

/** A condition as staff write it: `constructionYear < 2001 and not (newBuild or condition = 'new')`. */
export type Expression =
  | { kind: 'fact'; fact: PropertyFact }
  | { kind: 'value'; value: number | string | boolean }
  | { kind: 'not'; of: Expression }
  | { kind: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'compare'; sign: Sign; left: Expression; right: Expression }

export type Sign = '=' | '!=' | '<' | '<=' | '>' | '>='

/** Each pair of brackets and each "not" is a call on the stack. */
const LONGEST = 300

const signs: Record<string, Sign> = { '=': '=', '==': '=', '!=': '!=', '<>': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' }
const words = { or: ['or', '||'], and: ['and', '&&'], not: ['not', '!'] }
const literals = new Map([
  ['true', true],
  ['false', false],
])

class Reader {
  private next = 0

  constructor(
    private readonly text: string,
    private readonly tokens: Token[],
  ) {}

  whole(): Expression {
    const expression = this.either()
    const rest = this.tokens[this.next]
    return rest ? this.fail(rest) : expression
  }

  private fail(token: Token | undefined, problem: NotUnderstood['problem'] = 'unreadable'): never {
    throw new NotUnderstood(problem, token?.text ?? this.text.slice(-12), token?.at ?? this.text.length)
  }

  /** Goes on when the next word is one of these. A value in quotes is never a word of the language. */
  private take(...texts: string[]): string | undefined {
    const token = this.tokens[this.next]
    if (!token || token.kind === 'value' || !texts.includes(token.text.toLowerCase())) return undefined
    this.next += 1
    return token.text.toLowerCase()
  }

  private either(): Expression {
    let left = this.both()
    while (this.take(...words.or)) left = { kind: 'or', left, right: this.both() }
    return left
  }

  private both(): Expression {
    let left = this.negated()
    while (this.take(...words.and)) left = { kind: 'and', left, right: this.negated() }
    return left
  }

  private negated(): Expression {
    return this.take(...words.not) ? { kind: 'not', of: this.negated() } : this.compared()
  }

  private compared(): Expression {
    const left = this.operand()
    const sign = signs[this.take(...Object.keys(signs)) ?? '']
    return sign ? { kind: 'compare', sign, left, right: this.operand() } : left
  }

  private operand(): Expression {
    if (this.take('(')) {
      const inner = this.either()
      return this.take(')') ? inner : this.fail(this.tokens[this.next])
    }
    const token = this.tokens[this.next]
    if (!token || token.kind === 'sign') return this.fail(token)
    this.next += 1
    if (token.kind === 'value') return { kind: 'value', value: token.value }
    const literal = literals.get(token.text.toLowerCase())
    if (literal !== undefined) return { kind: 'value', value: literal }
    const fact = propertyFacts.find((one) => one === token.text)
    return fact ? { kind: 'fact', fact } : this.fail(token, 'unknownFact')
  }
}

/** Reads an expression; throws `NotUnderstood` when it is none. */
export function parseExpression(text: string): Expression {
  if (text.length > LONGEST) throw new NotUnderstood('unreadable', text.slice(LONGEST, LONGEST + 12), LONGEST + 1)
  return new Reader(text, tokensOf(text)).whole()
}

/** What is wrong with an expression; nothing when it can be read. */
export function problemOf(text: string): NotUnderstood | undefined {
  try {
    parseExpression(text)
    return undefined
  } catch (error) {
    if (error instanceof NotUnderstood) return error
    throw error
  }
}
