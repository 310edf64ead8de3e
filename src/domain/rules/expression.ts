import { propertyFacts } from '../catalogue/factLists'
import type { PropertyFact } from '../catalogue/propertyFacts'
import { ExpressionError, tokensOf, type Token } from './tokens'

/**
 * A condition as staff write it: `constructionYear < 2001 and not (newBuild or condition = 'new')`.
 */
export type Expression =
  | { kind: 'fact'; fact: PropertyFact }
  | { kind: 'value'; value: number | string | boolean }
  | { kind: 'not'; of: Expression }
  | { kind: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'compare'; sign: Sign; left: Expression; right: Expression }

export type Sign = '=' | '!=' | '<' | '<=' | '>' | '>='

/** Limits the depth of the recursion: each pair of brackets and each "not" is a call. */
const MAX_EXPRESSION_LENGTH = 300

const signs: Record<string, Sign> = {
  '=': '=',
  '==': '=',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
}
const words = { or: ['or', '||'], and: ['and', '&&'], not: ['not', '!'] }
const literals = new Map([
  ['true', true],
  ['false', false],
])

class Parser {
  private next = 0

  constructor(
    private readonly text: string,
    private readonly tokens: Token[],
  ) {}

  parseAll(): Expression {
    const expression = this.parseOr()
    const rest = this.tokens[this.next]
    return rest ? this.fail(rest) : expression
  }

  private fail(
    token: Token | undefined,
    problem: ExpressionError['problem'] = 'unreadable',
  ): never {
    throw new ExpressionError(
      problem,
      token?.text ?? this.text.slice(-12),
      token?.at ?? this.text.length,
    )
  }

  /**
   * Goes on when the next word is one of these. A value in quotes is never a word of the language.
   */
  private take(...texts: string[]): string | undefined {
    const token = this.tokens[this.next]
    if (!token || token.kind === 'value' || !texts.includes(token.text.toLowerCase()))
      return undefined
    this.next += 1
    return token.text.toLowerCase()
  }

  private parseOr(): Expression {
    let left = this.parseAnd()
    while (this.take(...words.or)) left = { kind: 'or', left, right: this.parseAnd() }
    return left
  }

  private parseAnd(): Expression {
    let left = this.parseNot()
    while (this.take(...words.and)) left = { kind: 'and', left, right: this.parseNot() }
    return left
  }

  private parseNot(): Expression {
    return this.take(...words.not) ? { kind: 'not', of: this.parseNot() } : this.parseComparison()
  }

  private parseComparison(): Expression {
    const left = this.parseOperand()
    const sign = signs[this.take(...Object.keys(signs)) ?? '']
    return sign ? { kind: 'compare', sign, left, right: this.parseOperand() } : left
  }

  private parseOperand(): Expression {
    if (this.take('(')) {
      const inner = this.parseOr()
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
  if (text.length > MAX_EXPRESSION_LENGTH)
    throw new ExpressionError(
      'unreadable',
      text.slice(MAX_EXPRESSION_LENGTH, MAX_EXPRESSION_LENGTH + 12),
      MAX_EXPRESSION_LENGTH + 1,
    )
  return new Parser(text, tokensOf(text)).parseAll()
}

/** What is wrong with an expression; nothing when it can be read. */
export function expressionProblem(text: string): ExpressionError | undefined {
  try {
    parseExpression(text)
    return undefined
  } catch (error) {
    if (error instanceof ExpressionError) return error
    throw error
  }
}
