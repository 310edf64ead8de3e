import { describe, expect, it } from '@jest/globals'

import { endsInReference, isReference } from './reference'

describe('a reference', () => {
  it.each(['1', '100234', '999999999'])('is %s', (text) => {
    expect(isReference(text)).toBe(true)
  })

  it.each(['', '0', '0123', '1234567890', '12a', ' 12', '12\n', '-1', '1.5'])(
    'is not %j',
    (text) => {
      expect(isReference(text)).toBe(false)
    },
  )

  it('ends the path of a listing, and of no list', () => {
    expect(endsInReference('/nl/te-koop/gent/huis/100201/')).toBe(true)
    for (const path of ['/nl/te-koop/', '/nl/100201/huis/', '/nl/te-koop/100201', '/', ''])
      expect(endsInReference(path)).toBe(false)
  })
})
