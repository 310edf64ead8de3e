import { expect, test } from '@jest/globals'

import { addressesIn } from './streetWords'
import { understand } from './understand'

const vocabulary = {
  towns: [
    { names: { nl: 'Gent', fr: 'Gand' }, zip: '9000' },
    { names: { nl: 'Luik', fr: 'Liège' }, zip: '4000' },
  ],
  types: [{ webId: 1, names: { nl: 'Huis', fr: 'Maison' } }],
}
const addresses = (text: string, language = 'nl') =>
  addressesIn({ text, understood: understand(text, vocabulary, language) })

test.each([
  ['Veldstraat 12, Gent', 'Veldstraat', '12'],
  ['huis korenm gent', 'korenm', ''],
  ['Karel Van Hulthemstraat 5, Gent', 'Karel Van Hulthemstraat', '5'],
  ['huis in Jacob van Maerlantstraat te Gent', 'Jacob van Maerlantstraat', ''],
  ['Hof van Fiennes, Gent', 'Hof van Fiennes', ''],
])('%s names the street %s', (text, street, number) => {
  expect(addresses(text)[0]).toEqual({ street, number })
})

test('a name keeps its small words in the other language of the country', () => {
  expect(addresses('rue Edmond de Grimberghe 3, Gand', 'fr')[0]?.street).toBe(
    'rue Edmond de Grimberghe',
  )
})

test('words that may stand beside the name are left out in the second place', () => {
  expect(addresses('kwibus in Veldstraat 12 Gent')).toEqual([
    { street: 'kwibus in Veldstraat', number: '12' },
    { street: 'Veldstraat', number: '12' },
  ])
})

test('what is understood between two words parts them', () => {
  expect(addresses('kwibus huis Veldstraat Gent')).toEqual([{ street: 'Veldstraat', number: '' }])
})

test('a search that is understood without a street names none', () => {
  expect(addresses('huis Gent')).toEqual([])
  expect(addresses('')).toEqual([])
})
