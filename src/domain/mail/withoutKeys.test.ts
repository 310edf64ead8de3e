import { describe, expect, it } from '@jest/globals'

import { withoutKeys } from './withoutKeys'

const ID = '0198c5a0-0000-7000-8000-000000000000'
const SEAL = 'A-b_'.repeat(11).slice(0, 43)

describe('an email as staff read it', () => {
  it.each([
    [
      `https://a.example/api/unsubscribe?lang=nl&key=report.${ID}.1900000000000.${SEAL}`,
      'https://a.example/api/unsubscribe?lang=nl&key=…',
    ],
    [
      `<a href="https://a.example/api/personal/demand?lang=nl&amp;key=demand.${ID}.19.${SEAL}">Wijzig</a>`,
      '<a href="https://a.example/api/personal/demand?lang=nl&amp;key=…">Wijzig</a>',
    ],
    [
      `https://a.example/api/visits/owner.${ID}.0.visit-${ID}.${SEAL}.ics, and more`,
      `https://a.example/api/visits/owner.${ID}.0.visit-${ID}.….ics, and more`,
    ],
  ])('has no key in %s', (written, shown) => expect(withoutKeys(written)).toBe(shown))

  it('is otherwise as it was written', () => {
    const text = 'The key=1 is under the mat; see https://a.example/nl/te-koop/?city=gent.'
    expect(withoutKeys(text)).toBe(text)
  })
})
