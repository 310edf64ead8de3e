import { describe, expect, it } from '@jest/globals'

import { createRateLimit } from './limits'

const spend = (may: (address: string) => boolean, address: string, times: number) =>
  Array.from({ length: times }, () => may(address)).filter(Boolean).length

describe('the limit of a client', () => {
  it('allows a burst, then a rate per second', () => {
    let time = 0
    const may = createRateLimit(5, () => time)
    expect(spend(may, '192.0.2.1', 100)).toBe(40)
    time = 1_000
    expect(spend(may, '192.0.2.1', 100)).toBe(5)
    time = 3_600_000
    expect(spend(may, '192.0.2.1', 100)).toBe(40)
  })

  it('is counted for each address, and for a whole IPv6 network', () => {
    const may = createRateLimit(1, () => 0)
    expect(spend(may, '192.0.2.1', 20)).toBe(8)
    expect(spend(may, '192.0.2.2', 20)).toBe(8)
    expect(spend(may, '2001:db8:1:1::1', 20)).toBe(8)
    expect(spend(may, '2001:db8:1:1:ffff::2', 20)).toBe(0)
    expect(spend(may, '2001:db8:1:2::1', 20)).toBe(8)
  })

  it('is kept for a client over its limit when many others come', () => {
    let time = 0
    const may = createRateLimit(1, () => time)
    for (let at = 0; at < 20_000; at++) may(`10.0.${at >> 8}.${at & 255}`)
    time = 2_000
    spend(may, '192.0.2.1', 20)
    expect(may('192.0.2.1')).toBe(false)
    for (let at = 0; at < 10_000; at++) may(`10.1.${at >> 8}.${at & 255}`)
    expect(may('192.0.2.1')).toBe(false)
  })
})
