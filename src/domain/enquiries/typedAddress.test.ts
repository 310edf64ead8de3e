import { expect, it } from '@jest/globals'

import { readTypedAddress } from './typedAddress'

it.each([
  ['Korenlei 12, 9000 Gent', 'Korenlei 12', '9000', 'Gent'],
  ['Korenlei 12 9000 Gent', 'Korenlei 12', '9000', 'Gent'],
  ['Korenlei 12, Gent', 'Korenlei 12', '', 'Gent'],
  ['Rue de la Loi 16 bte 2, B-1000 Bruxelles', 'Rue de la Loi 16 bte 2', '1000', 'Bruxelles'],
  ['Korenlei 12, Gent, 9000', 'Korenlei 12', '9000', 'Gent'],
  ['Korenlei 12', 'Korenlei 12', '', ''],
  ['  ', '', '', ''],
  ['Place du 20 Août 7, Liège', 'Place du 20 Août 7', '', 'Liège'],
  ['مارتن 12, 2000 Antwerpen', 'مارتن 12', '2000', 'Antwerpen'],
])('reads street, zip code and town out of "%s"', (line, street, zip, city) => {
  expect(readTypedAddress(line)).toEqual({ street, zip, city })
})
