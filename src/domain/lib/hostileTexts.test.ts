import { expect, test } from '@jest/globals'

import { hostileTexts, readers } from '../../../tests/support/textReaders'

const LENGTH = 65_536

// A quadratic reader takes minutes for these, an exponential one for ever: the limit of the test is what notices it.
test.each(Object.keys(readers))('%s comes to an end with any text of 64 kB', (name) => {
  for (const text of hostileTexts(LENGTH)) {
    let outcome = 'an answer'
    try {
      readers[name]?.(text)
    } catch (error) {
      outcome = error instanceof Error ? error.name : 'something else'
    }
    // Too many levels for the stack would be a fault as well.
    expect([text.slice(0, 40), outcome]).toEqual([text.slice(0, 40), 'an answer'])
  }
})
