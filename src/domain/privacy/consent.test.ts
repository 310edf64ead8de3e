import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import {
  choicesFrom,
  consentKinds,
  consentMode,
  consentStorageKeys,
  allAllowed,
  nextConsent,
  noneAllowed,
  readChoices,
  storedChoices,
  initialConsent,
  type Choices,
  type ConsentEvent,
  type ConsentState,
} from './consent'

const read = (stored: Record<string, string>) => readChoices((key) => stored[key] ?? null)
const written = (choices: Choices) => Object.fromEntries(storedChoices(choices))

const someChoices = fc
  .subarray([...consentKinds])
  .map((kinds) => choicesFrom((kind) => kinds.includes(kind)))

const someEvent: fc.Arbitrary<ConsentEvent> = fc.oneof(
  someChoices.map((choices) => ({ type: 'choose' as const, choices })),
  fc.constant({ type: 'openSettings' as const }),
  fc.constant({ type: 'closeSettings' as const }),
)

const after = (start: ConsentState, ...events: ConsentEvent[]) => events.reduce(nextConsent, start)
const visit = (stored: Choices | null): ConsentEvent => ({ type: 'read', stored, isPreview: false })

describe('stored choices', () => {
  test('are kept under the five keys of the specification', () => {
    expect(written(choicesFrom((kind) => kind === 'analyticsStorage'))).toEqual({
      consent: 'set',
      consentAdUserData: 'denied',
      consentAdStorage: 'denied',
      consentAnalyticsStorage: 'granted',
      consentAdPersonalization: 'denied',
    })
  })

  test('are read as they were written', () =>
    fc.assert(
      fc.property(someChoices, (choices) => expect(read(written(choices))).toEqual(choices)),
    ))

  test('say last that a choice was made, so that an interrupted write is none', () => {
    const entries = storedChoices(allAllowed)
    for (let length = 0; length < entries.length; length += 1)
      expect(read(Object.fromEntries(entries.slice(0, length)))).toBeNull()
  })

  test.each([
    ['nothing', {}],
    ['only that a choice was made', { consent: 'set' }],
    ['another word for a choice', { ...written(allAllowed), consentAdStorage: 'true' }],
    ['another word for the mark', { ...written(allAllowed), consent: 'yes' }],
    ['a missing choice', { ...written(noneAllowed), consentAdPersonalization: '' }],
  ])('count as no choice when they are %s', (_, stored) => expect(read(stored)).toBeNull())

  test('never break the reading, whatever is stored', () => {
    const garbage = fc.dictionary(
      fc.constantFrom(...consentStorageKeys),
      fc.oneof(fc.string(), fc.constantFrom('set', 'granted', 'denied')),
    )
    fc.assert(
      fc.property(garbage, (stored) => {
        const choices = read(stored)
        expect(
          choices === null || consentKinds.every((kind) => typeof choices[kind] === 'boolean'),
        ).toBe(true)
      }),
    )
  })
})

describe('the banner', () => {
  test('asks a visitor who has not chosen', () =>
    expect(after(initialConsent, visit(null))).toMatchObject({
      check: 'asking',
      isChoosing: false,
    }))

  test('stays away when a choice is stored', () =>
    expect(after(initialConsent, visit(allAllowed))).toEqual({
      check: 'set',
      choices: allAllowed,
      isChoosing: false,
    }))

  test('takes no choice before the browser was asked', () =>
    expect(after(initialConsent, { type: 'choose', choices: allAllowed })).toBe(initialConsent))

  test('opens the settings for who pressed before the browser was asked', () =>
    expect(after(initialConsent, { type: 'openSettings' }, visit(null))).toMatchObject({
      check: 'asking',
      isChoosing: true,
    }))

  test('closes with any choice, and keeps exactly that choice', () =>
    fc.assert(
      fc.property(someChoices, (choices) => {
        const chosen = after(initialConsent, visit(null), { type: 'choose', choices })
        expect(chosen).toEqual({ check: 'set', choices, isChoosing: false })
      }),
    ))

  test('is still there after the settings were closed without a choice', () => {
    expect(after(initialConsent, visit(null), { type: 'openSettings' })).toMatchObject({
      check: 'asking',
      isChoosing: true,
    })
    expect(
      after(initialConsent, visit(null), { type: 'openSettings' }, { type: 'closeSettings' }),
    ).toMatchObject({ check: 'asking', isChoosing: false })
  })

  test('asks again when the stored choices are gone', () =>
    expect(after(initialConsent, visit(allAllowed), visit(null))).toMatchObject({
      check: 'asking',
      choices: noneAllowed,
    }))
})

describe('the settings', () => {
  test('open on the present choices and close without changing them', () => {
    const some = choicesFrom((kind) => kind === 'adStorage')
    const open = after(initialConsent, visit(some), { type: 'openSettings' })
    expect(open).toEqual({ check: 'set', choices: some, isChoosing: true })
    expect(after(open, { type: 'closeSettings' })).toEqual(after(initialConsent, visit(some)))
  })

  test('stay open when another tab makes a choice', () =>
    expect(
      after(initialConsent, visit(null), { type: 'openSettings' }, visit(noneAllowed)),
    ).toMatchObject({ check: 'set', isChoosing: true }))

  test('allow what was withdrawn to be given again, and the other way round', () =>
    expect(
      after(
        initialConsent,
        visit(allAllowed),
        { type: 'choose', choices: noneAllowed },
        { type: 'choose', choices: allAllowed },
      ).choices,
    ).toEqual(allAllowed))
})

test('a preview shows no banner and stores no choice', () =>
  fc.assert(
    fc.property(fc.option(someChoices), fc.array(someEvent), (stored, events) => {
      expect(after(initialConsent, { type: 'read', stored, isPreview: true }, ...events)).toEqual({
        check: 'exempt',
        choices: noneAllowed,
        isChoosing: false,
      })
    }),
  ))

test('Consent Mode is told each choice by its own name', () => {
  expect(consentMode(choicesFrom((kind) => kind === 'adUserData'))).toEqual({
    ad_user_data: 'granted',
    ad_storage: 'denied',
    analytics_storage: 'denied',
    ad_personalization: 'denied',
  })
  expect(
    consentMode(choicesFrom((kind) => kind === 'adPersonalization' || kind === 'adStorage')),
  ).toEqual({
    ad_user_data: 'denied',
    ad_storage: 'granted',
    analytics_storage: 'denied',
    ad_personalization: 'granted',
  })
})
