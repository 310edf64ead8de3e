import { expect, it } from '@jest/globals'

import { readTowns } from './towns'

const known = [
  { id: 'gent', zip: '9000', names: ['Gent', 'Gand', 'Ghent'] },
  { id: 'gentbrugge', zip: '9050', names: ['Gentbrugge'] },
  { id: 'niklaas', zip: '9100', names: ['Sint-Niklaas', 'Saint-Nicolas'] },
  { id: 'leuven', zip: '3000', names: ['Leuven', 'Louvain', 'Löwen'] },
  { id: 'kessel-lo', zip: '3010', names: ['Kessel-Lo'] },
]

it.each([
  ['Gent', ['gent']],
  ['gand, LOUVAIN', ['gent', 'leuven']],
  ['9000; 3010', ['gent', 'kessel-lo']],
  ['Gent 9000, Leuven (3000)', ['gent', 'leuven']],
  ['9100 sint niklaas', ['niklaas']],
  ['Lowen,, ', ['leuven']],
  ['Gent, Ghent', ['gent']],
  ['', []],
])('understands "%s"', (text, ids) => expect(readTowns(text, known)).toEqual(ids))

it.each(['Gent, Atlantis', 'Gent 3000', '1234', 'Gen', Array(31).fill('Gent').join(',')])(
  'does not guess at "%s"',
  (text) => expect(readTowns(text, known)).toBeUndefined(),
)
