import { describe, expect, it } from '@jest/globals'

import { createLimit } from './limits'

const spend = (may: (address: string) => boolean, address: string, times: number) => Array.from({ length: times }, () => may(address)).filter(Boolean).length

describe('the limit of an address', () => {
  it('allows a burst, then so many a second', () => {
    let time = 0
    const may = createLimit(5, () => time)
    expect(spend(may, '192.0.2.1', 100)).toBe(40)
    time = 1_000
    expect(spend(may, '192.0.2.1', 100)).toBe(5)
    time = 3_600_000
    expect(spend(may, '192.0.2.1', 100)).toBe(40)
  })

  it('is counted for each address, and for one household in IPv6', () => {
    const may = createLimit(1, () => 0)
    expect(spend(may, '192.0.2.1', 20)).toBe(8)
    expect(spend(may, '192.0.2.2', 20)).toBe(8)
    expect(spend(may, '2001:db8:1:1::1', 20)).toBe(8)
    expect(spend(may, '2001:db8:1:1:ffff::2', 20)).toBe(0)
    expect(spend(may, '2001:db8:1:2::1', 20)).toBe(8)
  })

  it('does not forget who asked too much because many others ask', () => {
    let time = 0
    const may = createLimit(1, () => time)
    for (let at = 0; at < 20_000; at++) may(`10.0.${at >> 8}.${at & 255}`)
    time = 2_000
    spend(may, '192.0.2.1', 20)
    expect(may('192.0.2.1')).toBe(false)
    for (let at = 0; at < 10_000; at++) may(`10.1.${at >> 8}.${at & 255}`)
    expect(may('192.0.2.1')).toBe(false)
  })
})
