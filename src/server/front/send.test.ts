import { describe, expect, it } from '@jest/globals'

import { encodingFor } from './acceptedEncoding'
import { makeEntry } from './entry'
import { chooseVariant } from './send'

const text = Buffer.from('Een huis met een tuin. '.repeat(200))

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'plain'],
    ['', 'plain'],
    ['identity', 'plain'],
    ['gzip, deflate, br, zstd', 'brotli'],
    ['br', 'brotli'],
    ['br;q=0.5, gzip;q=1', 'brotli'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip,br; q=0.0', 'gzip'],
    ['gzip;q=0', 'plain'],
    ['brotli, xgzip', 'plain'],
  ] as const)('to a browser that accepts %j is %s', async (accepted, name) => {
    const entry = await makeEntry(200, text, ['content-type', 'text/html; charset=utf-8'])
    expect(chooseVariant(entry, accepted)).toBe(entry[name])
  })

  it('is the only one that is made of an answer for one browser', async () => {
    const headers = ['content-type', 'text/html; charset=utf-8']
    for (const [accepted, name] of [
      ['gzip, deflate, br, zstd', 'brotli'],
      ['br;q=0, gzip', 'gzip'],
      [undefined, 'plain'],
    ] as const) {
      const entry = await makeEntry(200, text, headers, { encodings: encodingFor(accepted) })
      expect(chooseVariant(entry, accepted)).toBe(entry[name])
      expect([entry.brotli, entry.gzip].filter(Boolean)).toHaveLength(name === 'plain' ? 0 : 1)
    }
  })

  it('leaves pictures and small answers as they are', async () => {
    const picture = await makeEntry(200, text, ['content-type', 'image/webp'])
    const small = await makeEntry(200, Buffer.from('short'), ['content-type', 'text/html'])
    expect(chooseVariant(picture, 'br')).toBe(picture.plain)
    expect(chooseVariant(small, 'br')).toBe(small.plain)
  })

  it('reuses an unchanged entry, and makes it again when a header changed', async () => {
    const headers = ['content-type', 'text/html']
    const first = await makeEntry(200, text, headers)
    expect(await makeEntry(200, Buffer.from(text), [...headers], { known: first })).toBe(first)
    expect(await makeEntry(200, text, [...headers, 'link', '</a.css>'], { known: first })).not.toBe(
      first,
    )
    expect(await makeEntry(200, Buffer.concat([text, text]), headers, { known: first })).not.toBe(
      first,
    )
  })
})
