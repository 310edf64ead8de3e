import { describe, expect, it } from '@jest/globals'

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

  it('leaves pictures and small answers as they are', async () => {
    const picture = await makeEntry(200, text, ['content-type', 'image/webp'])
    const small = await makeEntry(200, Buffer.from('short'), ['content-type', 'text/html'])
    expect(chooseVariant(picture, 'br')).toBe(picture.plain)
    expect(chooseVariant(small, 'br')).toBe(small.plain)
  })

  it('reuses an unchanged entry, and makes it again when a header changed', async () => {
    const headers = ['content-type', 'text/html']
    const first = await makeEntry(200, text, headers)
    expect(await makeEntry(200, Buffer.from(text), [...headers], first)).toBe(first)
    expect(await makeEntry(200, text, [...headers, 'link', '</a.css>'], first)).not.toBe(first)
    expect(await makeEntry(200, Buffer.concat([text, text]), headers, first)).not.toBe(first)
  })
})
