import { describe, expect, it } from '@jest/globals'
import type { Field, SelectField } from 'payload'

import { locales, type Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import { energy, planning } from '../../../collections/properties/fields/certificates'
import { offer } from '../../../collections/properties/fields/offer'
import { price } from '../../../collections/properties/fields/price'
import { firstLetters } from '../../../tests/support/firstLetters'
import { answerKey, foldLabel, matchRanks, matchRankOf, rankChoices, type Choice } from './choices'

const selectsIn = (fields: readonly Field[]): SelectField[] =>
  fields.flatMap((field) =>
    field.type === 'select' ? [field] : 'fields' in field ? selectsIn(field.fields) : [],
  )

/** Every closed list of the tabs in which the law is answered. */
const selects = [offer, price, energy, planning].flatMap(({ fields }) => selectsIn(fields))

const choicesOf = (field: SelectField, locale: Locale): Choice[] =>
  field.options.map((one) => {
    const value = typeof one === 'string' ? one : one.value
    return {
      value,
      label: optionName(locale, String(field.custom?.vocabulary ?? field.name), value),
    }
  })

const lists = locales.flatMap((locale) =>
  selects.map((field) => ({ locale, name: field.name, choices: choicesOf(field, locale) })),
)
const own = (one: Choice) => one
const first = (choices: readonly Choice[], typed: string) =>
  rankChoices(choices, own, typed).entries[0]
const named = (name: string, locale: Locale) =>
  lists.find((one) => one.name === name && one.locale === locale)?.choices ?? []

const starts = ({ label, value }: Choice, typed: string) =>
  [label, value].some((text) => foldLabel(text).startsWith(foldLabel(typed)))

describe('what is typed into a drop-down list', () => {
  it('looks at every answer of the law in four languages', () => {
    expect(selects.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'pScore',
        'gScore',
        'zoning',
        'permit',
        'summons',
        'meters',
        'contractType',
        'epcLabel',
      ]),
    )
    expect(
      lists.every(
        ({ choices }) => choices.length > 1 && choices.every(({ label }) => label.length > 0),
      ),
    ).toBe(true)
  })

  it('never takes an answer that merely contains the letters while one starts with them', () => {
    const wrong = lists.flatMap(({ locale, name, choices }) =>
      choices.flatMap(({ label, value }) =>
        [label, value].flatMap((text) =>
          Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1))
            .filter((typed) => foldLabel(typed) !== '')
            .filter((typed) => !starts(first(choices, typed) ?? { label: '', value: '' }, typed))
            .map((typed) => `${locale} ${name}: ${typed}`),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('takes the very answer whose whole name is typed, with plain letters too', () => {
    const wrong = lists.flatMap(({ locale, name, choices }) =>
      choices
        .filter((one) => first(choices, foldLabel(one.label))?.label !== one.label)
        .map(({ label }) => `${locale} ${name}: ${label}`),
    )
    expect(wrong).toEqual([])
  })

  it('takes every answer by the first letters that no other answer of its list starts with', () => {
    const wrong = lists.flatMap(({ locale, name, choices }) =>
      choices
        .filter((one) => first(choices, firstLetters(one, choices))?.value !== one.value)
        .map(({ label }) => `${locale} ${name}: ${label}`),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['pScore', 'nl', 'D', 'd'],
    ['pScore', 'fr', 'C', 'c'],
    ['gScore', 'fr', 'd', 'd'],
    ['zoning', 'nl', 'Park', 'park'],
    ['zoning', 'fr', "zone d'ext", 'residential_expansion'],
    ['zoning', 'fr', 'reserve', 'nature_reserve'],
    ['zoning', 'nl', 'reservaat', 'nature_reserve'],
  ] as const)('%s in %s, typed "%s", is %s', (name, locale, typed, value) => {
    expect(first(named(name, locale), typed)?.value).toBe(value)
  })

  it('sets a start before the start of a word, and that before letters within one', () => {
    const choices = ['Woonpark', 'Groot park', 'Parkgebied', 'Bos'].map((label) => ({
      label,
      value: `x-${label}`,
    }))
    const { entries, best } = rankChoices(choices, own, 'park')
    expect(entries.map(({ label }) => label)).toEqual(['Parkgebied', 'Groot park', 'Woonpark'])
    expect(best).toBe(matchRanks.letterStart)
    expect(rankChoices(choices, own, 'oonp').best).toBe(matchRanks.contains)
  })

  it('takes an accent that is typed at its word, and finds it without', () => {
    const leases = ['Bail emphytéotique', 'Bail étudiant'].map((label) => ({ label, value: label }))
    expect([
      first(leases, 'Bail é')?.label,
      first(leases, 'bail e')?.label,
      first(leases, 'bail et')?.label,
    ]).toEqual(['Bail étudiant', 'Bail emphytéotique', 'Bail étudiant'])
  })

  it('finds a person by the starts of both names in any order, and by nothing inside a code', () => {
    expect(matchRankOf({ label: 'Jan Peeters', value: '1' }, 'peet ja')).toBe(matchRanks.wordStart)
    expect(matchRankOf({ label: 'Wald', value: 'forest' }, 'rest')).toBeUndefined()
  })
})

describe('letters typed at a group of buttons', () => {
  const type = (choices: readonly Choice[], text: string) =>
    [...text].reduce<{ typed: string; value?: string }>(
      (before, key) => ({
        ...(before.value !== undefined && { value: before.value }),
        ...answerKey(choices, before.typed, key),
      }),
      { typed: '' },
    )

  it('choose each class of flooding by its letter, in four languages and both cases', () => {
    for (const locale of locales) {
      for (const letter of ['a', 'b', 'c', 'd']) {
        expect([locale, answerKey(named('pScore', locale), '', letter).value]).toEqual([
          locale,
          letter,
        ])
        expect(answerKey(named('gScore', locale), '', letter.toUpperCase()).value).toBe(letter)
      }
    }
  })

  it('choose every answer whose whole name is typed, and nothing else on the way to its end', () => {
    const wrong = lists.flatMap(({ locale, name, choices }) =>
      choices
        .filter(
          ({ label, value }) =>
            type(choices, label).value !== value &&
            !choices.some(
              (other) =>
                other.value !== value && foldLabel(other.label).startsWith(foldLabel(label)),
            ),
        )
        .map(({ label }) => `${locale} ${name}: ${label}`),
    )
    expect(wrong).toEqual([])
  })

  it('choose nothing while two answers start alike, and go on from the last key when no answer does', () => {
    const choices = ['Conform', 'Niet conform', 'Niet gekeurd'].map((label) => ({
      label,
      value: label,
    }))
    expect(answerKey(choices, '', 'n')).toEqual({ typed: 'n' })
    expect(answerKey(choices, 'niet ', 'g').value).toBe('Niet gekeurd')
    expect(answerKey(choices, 'n', 'c').value).toBe('Conform')
    expect(answerKey(choices, 'n', 'x')).toEqual({ typed: '' })
  })
})
