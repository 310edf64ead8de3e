import { readingMinutes } from './readingMinutes'

describe('the time a text takes to read', () => {
  it('is a minute for a short or empty text, and grows with the words', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes('woord '.repeat(120))).toBe(1)
    expect(readingMinutes('woord '.repeat(810))).toBe(4)
  })
})
