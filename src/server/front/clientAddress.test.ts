import { describe, expect, it } from '@jest/globals'

import { createClientAddress } from './clientAddress'

describe('the address of a visitor', () => {
  it('is the other end of the connection when no proxy is trusted', () => {
    const { addressOf } = createClientAddress([])
    expect(addressOf('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
    expect(addressOf('::ffff:198.51.100.7', undefined)).toBe('198.51.100.7')
    expect(addressOf(undefined, '203.0.113.9')).toBe('unknown')
  })

  const { addressOf } = createClientAddress(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32'])
  it.each([
    ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', 'invented, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['::ffff:10.0.0.1', '203.0.113.9:5123', '203.0.113.9'],
    ['2001:db8::1', '[2001:0:1::9]:443', '2001:0:1::9'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9, nonsense', '10.0.0.1'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['203.0.113.1', '10.0.0.1', '203.0.113.1'],
  ])('%s with %s is %s', (socket, forwarded, address) => {
    expect(addressOf(socket, forwarded)).toBe(address)
  })

  it.each(['example.org', '10.0.0.0/x', ''])('refuses to trust %j', (entry) => {
    expect(() => createClientAddress([entry])).toThrow('TRUSTED_PROXIES')
  })
})
