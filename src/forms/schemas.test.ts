import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { askedFields, askingOf, type Asking } from '@/domain/forms/asking'
import { refusals } from '@/domain/forms/refusals'
import { clockOf, daysFrom } from '@/domain/visits/times'

import { refusedOf, type Schema } from './form'
import { schemas, type SchemaKind } from './schemas'

const kinds = Object.keys(schemas) as SchemaKind[]
const shipped = (kind: SchemaKind): Asking => askingOf(kind, {}, [])
const made = new Map(kinds.map((kind) => [kind, schemas[kind](shipped(kind)) as Schema<Record<string, unknown>>]))
function read(kind: SchemaKind, typed: unknown) {
  const schema = made.get(kind)
  if (!schema) throw new Error(`${kind} has no schema`)
  return schema.safeParse(typed)
}

/** An answer to every question of every form. */
const right: Readonly<Record<string, string | string[]>> = {
  ...{ title: 'ms', firstName: 'Emma', lastName: 'Peeters', email: 'emma@example.com', phone: '0470 12 34 56' },
  ...{ street: 'Korenlei 12', zip: '9000', city: 'Gent', contactSlot: 'morning', contactDevice: 'phone', remark: 'Is de tuin op het zuiden?' },
  ...{ valued: 'house', reason: 'sale', services: ['letting'], from: '2027-02-01', amount: '325.000', conditions: 'Na mijn lening', until: '2027-01-31' },
  ...{ wishDay: daysFrom(clockOf(new Date()).day, 7), slot: 'morning' },
  ...{ goal: 'sale', types: ['house'], provinces: ['antwerp'], frequency: 'daily' },
  ...{ friendName: 'Jan', friendEmail: 'jan@example.com', publish: '1', unit: '300101' },
}
const names = Object.keys(right)
const refused = (kind: SchemaKind, change: Record<string, unknown>) => {
  const parsed = read(kind, { ...right, ...change })
  return parsed.success ? {} : refusedOf(parsed.error.issues)
}

describe('what a form takes', () => {
  it.each(kinds)('of %s: an answer to everything', (kind) => {
    expect(refused(kind, {})).toEqual({})
  })

  it.each(kinds)('of %s: whatever is posted, it answers with values or with reasons that have a sentence', (kind) => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.array(fc.string(), { maxLength: 4 }), fc.anything())
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), value), fc.anything()), (typed) => {
        const parsed = read(kind, typed)
        if (!parsed.success) for (const why of Object.values(refusedOf(parsed.error.issues))) expect(refusals).toContain(why)
      }),
      { numRuns: 300 },
    )
  })

  it.each(kinds)('of %s: nothing that it does not ask', (kind) => {
    const asking = shipped(kind)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.array(fc.string()), fc.integer())), (typed) => {
        const parsed = read(kind, {
          ...right,
          ...Object.fromEntries(Object.entries(typed).filter(([name]) => askedFields.some((field) => field === name && asking[field] === 'hidden'))),
        })
        if (!parsed.success) throw new Error('What is not asked made it refuse')
        for (const field of askedFields) if (asking[field] === 'hidden') expect(parsed.data[field]).toBe('')
      }),
    )
  })

  it.each(kinds)('of %s: no line break in anything that stands on one line', (kind) => {
    const inserted = fc.constantFrom('\r\nBcc: x@example.com', '\n', '\r', '\u2028', '\u0000', '\u0085')
    const onOneLine = names.filter((name) => name !== 'remark' && name !== 'conditions' && typeof right[name] === 'string')
    fc.assert(
      fc.property(fc.constantFrom(...onOneLine), inserted, fc.nat(8), (name, text, at) => {
        const before = String(right[name])
        const parsed = read(kind, { ...right, [name]: before.slice(0, at) + text + before.slice(at) })
        if (parsed.success) expect(String(parsed.data[name] ?? '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }),
    )
  })
})

describe('a question that must be answered', () => {
  it.each([
    ['contact', ['email', 'firstName', 'lastName', 'remark']],
    ['property', ['email', 'firstName', 'lastName', 'remark']],
    ['construction', ['email', 'firstName', 'lastName']],
    ['valuation', ['city', 'email', 'firstName', 'lastName', 'phone', 'street', 'valued', 'zip']],
    ['rental_management', ['city', 'email', 'firstName', 'lastName', 'phone', 'street', 'valued', 'zip']],
    ['testimonial', ['email', 'firstName', 'lastName', 'publish', 'remark']],
    ['documents', ['email', 'firstName', 'lastName']],
    ['offer', ['amount', 'city', 'email', 'firstName', 'lastName', 'phone', 'street', 'zip']],
    ['friend', ['email', 'firstName', 'friendEmail', 'friendName']],
    ['newsletter', ['email']],
    ['unsubscribe', ['email']],
  ] as const)('of %s: %j', (kind, fields) => {
    const parsed = read(kind, {})
    expect(parsed.success ? {} : refusedOf(parsed.error.issues)).toEqual(Object.fromEntries(fields.map((field) => [field, 'required'])))
  })
})

describe('an amount', () => {
  it.each(['250000', '250.000', '250 000', "250'000", '€ 250.000', '250.000 €', ' 250000€ '])('is read as people write it: %j', (amount) => {
    expect(read('offer', { ...right, amount })).toMatchObject({ success: true, data: { amount: 250_000 } })
  })

  it.each([
    ['999', 'tooSmall'],
    ['100.000.001', 'tooLarge'],
    ['250.000,50', 'invalid'],
    ['-250000', 'invalid'],
    ['2e5', 'invalid'],
    ['25.00', 'invalid'],
    ['veel', 'invalid'],
  ])('is refused where it is none: %j', (amount, why) => {
    expect(refused('offer', { amount })).toEqual({ amount: why })
  })
})

describe('a day', () => {
  it.each(['2027-02-29', '2027-13-01', '01/02/2027', '0000-00-00', '2027-2-1'])('that is not in the calendar is refused: %j', (from) => {
    expect(refused('rental_management', { from })).toEqual({ from: 'invalid' })
  })
})

describe('what a friend reads', () => {
  it.each(['zie https://example.com', 'www.example.com', 'koop op casino.xyz/win', 'Goedkoop.Shop'])('leads nowhere else: %j', (text) => {
    expect(refused('friend', { remark: text })).toEqual({ remark: 'noLinks' })
    expect(refused('friend', { firstName: text, friendName: text })).toEqual({ firstName: 'noLinks', friendName: 'noLinks' })
  })

  it('is short', () => {
    expect(refused('friend', { remark: 'a'.repeat(501), friendName: 'b'.repeat(61) })).toEqual({ remark: 'tooLong', friendName: 'tooLong' })
  })
})
