import { describe, expect, it } from '@jest/globals'

import { hasOneHost } from './head'

const requestWith = (...hosts: string[]) => {
  const [host] = hosts
  return {
    rawHeaders: ['Accept', '*/*', ...hosts.flatMap((one, at) => [at % 2 ? 'HOST' : 'Host', one])],
    headers: host === undefined ? {} : { host },
  }
}

describe('the host of a request', () => {
  it.each([
    'example.be',
    'www.Example.be:8080',
    '127.0.0.1:3000',
    '[::1]:3000',
    'a',
    'xn--caf-dma.be',
    'my_host',
  ])('may be %s', (host) => {
    expect(hasOneHost(requestWith(host))).toBe(true)
  })

  it.each([
    '',
    ' ',
    'a b',
    'a/b',
    'a@b',
    'a:b',
    'a:123456',
    '.a',
    'a.',
    '-',
    'a,b',
    'caf\u00e9.be',
    '[::1',
    'x'.repeat(300),
  ])('may not be %j', (host) => {
    expect(hasOneHost(requestWith(host))).toBe(false)
  })

  it('may be given once only', () => {
    expect(hasOneHost(requestWith('a.be', 'b.be'))).toBe(false)
    expect(hasOneHost(requestWith('a.be', 'a.be'))).toBe(false)
    expect(hasOneHost(requestWith())).toBe(true)
  })
})
