import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { isUuid } from './uuid'

describe('an id', () => {
  it('is what the database and Node write', () => {
    fc.assert(fc.property(fc.uuid(), (id) => expect(isUuid(id)).toBe(true)))
  })

  it.each([
    '-'.repeat(36),
    'a'.repeat(36),
    '0198c5a0-0000-7000-8000-00000000000',
    '0198c5a0-0000-7000-8000-000000000000\n',
    '0198c5a00000-7000-8000-0000-00000000',
    'x198c5a0-0000-7000-8000-000000000000',
    '',
  ])('is not %j', (text) => expect(isUuid(text)).toBe(false))
})
