import { describe, expect, it } from '@jest/globals'

import { tableWords } from './tableWords'

const words = tableWords(
  new Map([
    ['huis', 1],
    ['appartement', 2],
    ['terrain', 4],
    ['commercieel', 6],
  ]),
)

describe('the words of a table', () => {
  it.each([
    ['Huis', 1],
    ['villa', 1],
    ['Rijwoning', 1],
    ['Woning', 1],
    ['maison', 1],
    ['Einfamilienhaus', 1],
    ['Flat', 2],
    ['Wohnung', 2],
    ['bouwgrond', 4],
    ['Commercieel', 6],
  ])('name the type %s by its number', (name, number) => {
    expect(words.types(name)).toBe(number)
  })

  it('name no type that the agency does not have, nor what is none', () => {
    expect(['garage', 'kasteel op de maan', '', 'Gent'].map((name) => words.types(name))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    ['sale', ['Koop', 'te koop', 'Verkoop', 'à vendre', 'for sale', 'zu verkaufen', 'Kauf', '0']],
    ['rent', ['Huur', 'te huur', 'à louer', 'for rent', 'zu vermieten', 'Miete', '1', '2']],
    [undefined, ['ruil', '', 'ja', '-1', 'Gent']],
  ] as const)('read the goal %s', (goal, names) => {
    for (const name of names) expect([name, words.options('goal', name)]).toEqual([name, goal])
  })
})
