import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { propertyFacts } from '../catalogue/factLists'
import { conditionLogics } from '../site/options'
import { conditionHolds } from './conditions'
import type { FactValues } from './evaluate'
import { parseExpression, expressionProblem, type Expression } from './expression'

const facts: FactValues = {
  goal: 'rent',
  price: 950,
  monthlyRent: 950,
  constructionYear: 1931,
  floor: 0,
  lift: false,
  garden: true,
  city: 'Gent',
}
const advanced = (text: string, of: FactValues = facts) =>
  conditionHolds({ advancedCondition: text }, of)

describe('a condition rule', () => {
  it.each([
    [{ field: 'price', logic: 'filled' }, true],
    [{ field: 'lift', logic: 'filled' }, false],
    [{ field: 'lift', logic: 'empty' }, true],
    [{ field: 'floor', logic: 'filled' }, true],
    [{ field: 'goal', logic: 'equals', compareWithValue: 'Rent' }, true],
    [{ field: 'goal', logic: 'not_equals', compareWithValue: 'rent' }, false],
    [{ field: 'constructionYear', logic: 'less', compareWithValue: '2001' }, true],
    [{ field: 'constructionYear', logic: 'greater', compareWithValue: '2001' }, false],
    [{ field: 'constructionYear', logic: 'equals', compareWithValue: '1931' }, true],
    [{ field: 'monthlyRent', logic: 'not_equals', compareWithField: 'price' }, false],
    [{ field: 'garden', logic: 'equals', compareWithValue: 'true' }, true],
    [{ field: 'city', logic: 'contains', compareWithValue: 'gen' }, true],
  ] as const)('%j holds: %s', (rule, expected) => {
    expect(conditionHolds(rule, facts)).toBe(expected)
  })

  it.each(['Gent', 'gand', 'Ghent'])('means the town %s in every language of the page', (name) => {
    for (const city of ['Gent', 'Gand', 'Ghent']) {
      const there = { ...facts, city, zip: '9000' }
      const rule = { field: 'city', logic: 'equals', compareWithValue: name } as const
      expect(conditionHolds(rule, there)).toBe(true)
      expect(conditionHolds({ ...rule, logic: 'not_equals' }, there)).toBe(false)
      expect(advanced(`city = "${name}"`, there)).toBe(true)
      expect(conditionHolds(rule, { ...facts, city: 'Aalst', zip: '9300' })).toBe(false)
    }
  })

  it('has one meaning of what is absent, in the simple and the advanced form', () => {
    for (const lift of [undefined, null, false] as const) {
      const without = { ...facts, lift }
      const rule = (logic: 'equals' | 'not_equals', value: string) =>
        conditionHolds({ field: 'lift', logic, compareWithValue: value }, without)
      expect([rule('equals', 'false'), advanced('lift = false', without)]).toEqual([true, true])
      expect([rule('equals', 'true'), advanced('lift = true', without)]).toEqual([false, false])
      expect([rule('not_equals', 'true'), advanced('lift != true', without)]).toEqual([true, true])
    }
    expect(conditionHolds({ field: 'price', logic: 'equals', compareWithValue: '0' }, {})).toBe(
      false,
    )
    expect(advanced('price = 0', {})).toBe(false)
  })

  it('asks for its comparison and its advanced condition together', () => {
    const rule = { field: 'goal', logic: 'equals', compareWithValue: 'rent' } as const
    expect(conditionHolds({ ...rule, advancedCondition: 'garden' }, facts)).toBe(true)
    expect(conditionHolds({ ...rule, advancedCondition: 'lift' }, facts)).toBe(false)
  })

  it.each([
    ['1.000', true],
    ['1 000', true],
    ['€ 1.000', true],
    ['900,50', false],
    ['1.000.000', true],
  ])('reads %s as staff mean it, whether compared or written out', (written, isLess) => {
    expect(
      conditionHolds({ field: 'price', logic: 'less', compareWithValue: written }, facts),
    ).toBe(isLess)
  })

  it('reads the thousands of an expression, and its decimals', () => {
    expect(
      ['price < 1.000', 'price > 1.000.000', 'price > 949.5', "price = '950,00'"].map((text) =>
        advanced(text),
      ),
    ).toEqual([true, false, true, true])
  })

  it('compares days as days', () => {
    const of = { epcDate: '2024-09-19T10:00:00.000Z' }
    expect(
      conditionHolds({ field: 'epcDate', logic: 'less', compareWithValue: '2025-01-01' }, of),
    ).toBe(true)
    expect(
      conditionHolds({ field: 'epcDate', logic: 'greater', compareWithValue: '2025-01-01' }, of),
    ).toBe(false)
  })

  it.each([
    {},
    { logic: 'filled' },
    { field: 'price', logic: 'equals' },
    { field: 'price', logic: 'less', compareWithValue: 'cheap' },
    { field: 'bedrooms', logic: 'less', compareWithValue: '5' },
    { advancedCondition: 'price >' },
  ] as const)('does not hold when it is unfinished or makes no sense: %j', (rule) => {
    expect(conditionHolds(rule, facts)).toBe(false)
  })

  it('never throws, whatever the rule and the facts', () => {
    const anyFact = fc.option(fc.constantFrom(...propertyFacts))
    const anyRule = fc.record({
      field: anyFact,
      logic: fc.option(fc.constantFrom(...conditionLogics)),
      compareWithField: anyFact,
      compareWithValue: fc.option(fc.string()),
      advancedCondition: fc.option(fc.string()),
    })
    const anyValue = fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
    )
    fc.assert(
      fc.property(
        anyRule,
        fc.dictionary(fc.constantFrom(...propertyFacts), anyValue),
        (rule, of) => {
          expect(typeof conditionHolds(rule, of)).toBe('boolean')
        },
      ),
    )
  })
})

describe('an advanced condition', () => {
  it.each([
    ["goal = 'rent'", true],
    ['constructionYear < 2001 and not lift', true],
    ['constructionYear<2001 AND NOT(garden)', false],
    ['lift or floor >= 1', false],
    ['lift || garden && floor == 0', true],
    ['(lift or garden) and floor <> 0', false],
    ['price = monthlyRent', true],
    ['floor', false],
    ['not floor', true],
    ['!(price != 950)', true],
    ['lift = false', true],
    ['attic = false', true],
    ['price > -1.5', true],
  ])('%s holds: %s', (text, expected) => {
    expect(expressionProblem(text)).toBeUndefined()
    expect(advanced(text)).toBe(expected)
  })

  it('does not hold when something in it has no answer, even negated', () => {
    expect(advanced('bedrooms < 3')).toBe(false)
    expect(advanced('not (bedrooms < 3)')).toBe(false)
  })

  it.each([
    ['price >', 'unreadable', 7],
    ['price > > 3', 'unreadable', 9],
    ['(price > 3', 'unreadable', 10],
    ['price > 3)', 'unreadable', 10],
    ['price ; 3', 'unreadable', 7],
    ["goal = 'rent", 'unreadable', 8],
    ['12abc', 'unreadable', 1],
    ['', 'unreadable', 0],
    ['prise > 3', 'unknownFact', 1],
    ['constructor', 'unknownFact', 1],
    ['process.exit()', 'unreadable', 8],
  ])('says what is wrong with "%s"', (text, problem, at) => {
    expect(expressionProblem(text)).toMatchObject({ problem, at })
  })

  it('is never longer than a field of the studio, so it cannot exhaust anything', () => {
    expect(expressionProblem(`${'('.repeat(50_000)}price${')'.repeat(50_000)}`)?.problem).toBe(
      'unreadable',
    )
    expect(expressionProblem(`${'('.repeat(140)}price${')'.repeat(140)}`)).toBeUndefined()
  })

  it('reads back what it is written from, with the same brackets', () => {
    const { expression } = fc.letrec<{ expression: Expression; leaf: Expression }>((tie) => ({
      leaf: fc.oneof(
        fc.constantFrom(...propertyFacts).map((fact): Expression => ({ kind: 'fact', fact })),
        fc
          .oneof(fc.integer(), fc.boolean(), fc.stringMatching(/^[a-z ]*$/))
          .map((value): Expression => ({ kind: 'value', value })),
      ),
      expression: fc.oneof(
        { maxDepth: 3 },
        tie('leaf'),
        tie('expression').map((of): Expression => ({ kind: 'not', of })),
        fc
          .tuple(
            fc.constantFrom('and' as const, 'or' as const),
            tie('expression'),
            tie('expression'),
          )
          .map(([kind, left, right]) => ({ kind, left, right })),
        fc
          .tuple(
            fc.constantFrom('=' as const, '!=' as const, '<' as const, '>=' as const),
            tie('leaf'),
            tie('leaf'),
          )
          .map(([sign, left, right]): Expression => ({ kind: 'compare', sign, left, right })),
      ),
    }))
    fc.assert(
      fc.property(expression, (one) => {
        const text = written(one)
        fc.pre(text.length <= 300)
        expect(parseExpression(text)).toEqual(one)
      }),
    )
  })
})

function written(one: Expression): string {
  switch (one.kind) {
    case 'fact':
      return one.fact
    case 'value':
      return typeof one.value === 'string' ? `'${one.value}'` : String(one.value)
    case 'not':
      return `(not ${written(one.of)})`
    case 'compare':
      return `(${written(one.left)} ${one.sign} ${written(one.right)})`
    default:
      return `(${written(one.left)} ${one.kind} ${written(one.right)})`
  }
}
