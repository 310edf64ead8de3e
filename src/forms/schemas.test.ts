import { afterEach, describe, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'

import { formFieldsOf } from '@/domain/enquiries/decideFields'
import { contactFields, type FormFields } from '@/domain/enquiries/formFields'
import { refusals } from '@/domain/enquiries/refusals'
import { clockOf, daysFrom } from '@/domain/viewings/times'

import { refusedOf, type Schema } from './defineForm'
import { schemas, type SchemaKind } from './schemas'

const kinds = Object.keys(schemas) as SchemaKind[]
const defaultAsking = (kind: SchemaKind): FormFields => formFieldsOf(kind, {}, [])
const schemaOf = new Map(
  kinds.map((kind) => [
    kind,
    schemas[kind](defaultAsking(kind)) as Schema<Record<string, unknown>>,
  ]),
)
function read(kind: SchemaKind, typed: unknown) {
  const schema = schemaOf.get(kind)
  if (!schema) throw new Error(`${kind} has no schema`)
  return schema.safeParse(typed)
}

/** A valid answer to every field of every form. */
const validAnswers: Readonly<Record<string, string | string[]>> = {
  title: 'ms',
  firstName: 'Emma',
  lastName: 'Peeters',
  email: 'emma@example.com',
  phone: '0470 12 34 56',
  street: 'Korenlei 12',
  zip: '9000',
  city: 'Gent',
  contactSlot: 'morning',
  contactDevice: 'phone',
  remark: 'Is de tuin op het zuiden?',
  valued: 'house',
  reason: 'sale',
  services: ['letting'],
  from: '2027-02-01',
  amount: '325.000',
  conditions: 'Na mijn lening',
  until: daysFrom(clockOf(new Date()).day, 7),
  wishDay: daysFrom(clockOf(new Date()).day, 7),
  slot: 'morning',
  goal: 'sale',
  types: ['house'],
  provinces: ['antwerp'],
  frequency: 'daily',
  friendName: 'Jan',
  friendEmail: 'jan@example.com',
  publish: '1',
  unit: '300101',
}
const names = Object.keys(validAnswers)
const refused = (kind: SchemaKind, change: Record<string, unknown>) => {
  const parsed = read(kind, { ...validAnswers, ...change })
  return parsed.success ? {} : refusedOf(parsed.error.issues)
}

describe('a form schema', () => {
  it.each(kinds)('of %s accepts an answer to every field', (kind) => {
    expect(refused(kind, {})).toEqual({})
  })

  it.each(kinds)('of %s returns values or known refusals for anything that is posted', (kind) => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.string(), { maxLength: 4 }),
      fc.anything(),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), value),
          fc.anything(),
        ),
        (typed) => {
          const parsed = read(kind, typed)
          if (!parsed.success)
            for (const reason of Object.values(refusedOf(parsed.error.issues)))
              expect(refusals).toContain(reason)
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each(kinds)('of %s ignores fields that are hidden', (kind) => {
    const asking = defaultAsking(kind)
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...names),
          fc.oneof(fc.string(), fc.array(fc.string()), fc.integer()),
        ),
        (typed) => {
          const parsed = read(kind, {
            ...validAnswers,
            ...Object.fromEntries(
              Object.entries(typed).filter(([name]) =>
                contactFields.some((field) => field === name && asking[field] === 'hidden'),
              ),
            ),
          })
          if (!parsed.success) throw new Error('A hidden field was refused')
          for (const field of contactFields)
            if (asking[field] === 'hidden') expect(parsed.data[field]).toBe('')
        },
      ),
    )
  })

  it.each(kinds)('of %s removes line breaks from values of one line', (kind) => {
    const lineBreaks = fc.constantFrom(
      '\r\nBcc: x@example.com',
      '\n',
      '\r',
      '\u2028',
      '\u0000',
      '\u0085',
    )
    const lineFields = names.filter(
      (name) =>
        name !== 'remark' && name !== 'conditions' && typeof validAnswers[name] === 'string',
    )
    fc.assert(
      fc.property(fc.constantFrom(...lineFields), lineBreaks, fc.nat(8), (name, text, at) => {
        const before = String(validAnswers[name])
        const parsed = read(kind, {
          ...validAnswers,
          [name]: before.slice(0, at) + text + before.slice(at),
        })
        if (parsed.success)
          expect(String(parsed.data[name] ?? '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }),
    )
  })

  it.each(kinds)(
    'of %s removes invisible and direction characters from names and texts',
    (kind) => {
      for (const invisible of [
        '\u202e',
        '\u2066',
        '\u200f',
        '\u061c',
        '\u200b',
        '\ufeff',
        '\u2060',
        '\u00ad',
        '\u{e0041}',
      ]) {
        const parsed = read(kind, {
          ...validAnswers,
          firstName: `Em${invisible}ma`,
          remark: `Is\u202e dit\u2066 een vraag?`,
        })
        if (!parsed.success) throw new Error('An invisible character was refused')
        if (parsed.data.firstName) expect(parsed.data.firstName).toBe('Emma')
        if (parsed.data.remark) expect(parsed.data.remark).toBe('Is dit een vraag?')
      }
    },
  )

  it('keeps the joiners in a Persian name and in a combined emoji', () => {
    const parsed = read('contact', {
      ...validAnswers,
      firstName: 'علی\u200cرضا',
      lastName: '👩\u200d🚀',
    })
    expect(parsed).toMatchObject({ data: { firstName: 'علی\u200cرضا', lastName: '👩\u200d🚀' } })
  })
})

describe('a price range', () => {
  it('that is reversed is refused, not swapped', () => {
    expect(refused('demand', { priceMin: '900.000', priceMax: '100.000' })).toEqual({
      priceMax: 'reversed',
    })
  })

  it.each([
    ['100.000', '900.000'],
    ['300.000', '300.000'],
    ['900.000', ''],
    ['900.000', '0'],
    ['', '100.000'],
  ])('from %j to %j is accepted', (priceMin, priceMax) => {
    expect(refused('demand', { priceMin, priceMax })).toEqual({})
  })
})

describe('a required field', () => {
  it.each([
    ['contact', ['email', 'firstName', 'lastName', 'remark']],
    ['property', ['email', 'firstName', 'lastName', 'remark']],
    ['construction', ['email', 'firstName', 'lastName']],
    ['valuation', ['city', 'email', 'firstName', 'lastName', 'phone', 'street', 'valued', 'zip']],
    [
      'rental_management',
      ['city', 'email', 'firstName', 'lastName', 'phone', 'street', 'valued', 'zip'],
    ],
    ['testimonial', ['email', 'firstName', 'lastName', 'publish', 'remark']],
    ['documents', ['email', 'firstName', 'lastName']],
    ['offer', ['amount', 'city', 'email', 'firstName', 'lastName', 'phone', 'street', 'zip']],
    ['friend', ['email', 'firstName', 'friendEmail', 'friendName']],
    ['newsletter', ['email']],
    ['saved_search', ['email', 'goal']],
    ['unsubscribe', ['email']],
  ] as const)('of %s: %j', (kind, fields) => {
    const parsed = read(kind, {})
    expect(parsed.success ? {} : refusedOf(parsed.error.issues)).toEqual(
      Object.fromEntries(fields.map((field) => [field, 'required'])),
    )
  })
})

describe('an amount', () => {
  it.each([
    '250000',
    '250.000',
    '250,000',
    '250 000',
    '250\u00a0000',
    '250\u202f000',
    "250'000",
    '250’000',
    '€ 250.000',
    '€250,000',
    '250.000 €',
    ' 250000€ ',
  ])('is accepted as people write it: %j', (amount) => {
    expect(read('offer', { ...validAnswers, amount })).toMatchObject({
      success: true,
      data: { amount: 250_000 },
    })
  })

  it.each([
    ['999', 'tooSmall'],
    ['100.000.001', 'tooLarge'],
    ['250.000,50', 'invalid'],
    ['-250000', 'invalid'],
    ['2e5', 'invalid'],
    ['25.00', 'invalid'],
    ['250,5', 'invalid'],
    ['250,000.00', 'invalid'],
    ['250.000,000', 'invalid'],
    ['0.250', 'invalid'],
    ['2500,000', 'invalid'],
    ['veel', 'invalid'],
  ])('is refused when it is not an amount: %j', (amount, reason) => {
    expect(refused('offer', { amount })).toEqual({ amount: reason })
  })
})

describe('a whole number', () => {
  it.each(['1.5', '1,5', '0.5', '1.50', '0,500', '1.5.0'])('is no decimal: %j', (number) => {
    expect(refused('demand', { bedrooms: number, area: number })).toEqual({
      bedrooms: 'invalid',
      area: 'invalid',
    })
  })

  it.each(['.', ',', ' ', '\u00a0', '\u202f', "'", '’'])(
    'is read with thousands that are parted by %j',
    (sign) => {
      const price = fc.integer({ min: 1000, max: 99_999_999 })
      fc.assert(
        fc.property(price, (number) => {
          const priceMax = String(number).replace(/\B(?=(?:\d{3})+$)/g, sign)
          expect(read('demand', { ...validAnswers, priceMax })).toMatchObject({
            data: { priceMax: number },
          })
        }),
      )
    },
  )
})

describe('a day', () => {
  it.each(['2027-02-29', '2027-13-01', '01/02/2027', '0000-00-00', '2027-2-1'])(
    'that is not in the calendar is refused: %j',
    (from) => {
      expect(refused('rental_management', { from })).toEqual({ from: 'invalid' })
    },
  )
})

describe('what a friend reads', () => {
  it.each([
    'zie https://example.com',
    'www.example.com',
    'koop op casino.xyz/win',
    'Goedkoop.Shop',
  ])('contains no links: %j', (text) => {
    expect(refused('friend', { remark: text })).toEqual({ remark: 'noLinks' })
    expect(refused('friend', { firstName: text, friendName: text })).toEqual({
      firstName: 'noLinks',
      friendName: 'noLinks',
    })
  })

  it('is short', () => {
    expect(refused('friend', { remark: 'a'.repeat(501), friendName: 'b'.repeat(61) })).toEqual({
      remark: 'tooLong',
      friendName: 'tooLong',
    })
  })
})

describe('the last day of an offer', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  it.each([
    ['in summer', '2027-06-30T22:30:00Z', '2027-06-30', '2027-07-01'],
    ['in winter', '2027-01-14T23:30:00Z', '2027-01-14', '2027-01-15'],
  ])('is one of the clock of Brussels: after midnight %s', (_, now, yesterday, today) => {
    jest.useFakeTimers({ now: new Date(now) })
    expect(refused('offer', { until: yesterday })).toEqual({ until: 'past' })
    expect(refused('offer', { until: today })).toEqual({})
    expect(refused('offer', { until: '' })).toEqual({})
    expect(refused('offer', { until: '2027-02-30' })).toEqual({ until: 'invalid' })
  })
})
