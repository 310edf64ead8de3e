import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'

import { isSigned, readSigned, seal, sign, signUntil, unseal } from '@/data/core/seal'
import { createLinkKey, readLinkKey } from '@/data/enquiries/linkKeys'
import { addressKey } from '@/data/mail/mailBudget'
import { agendaAddress } from '@/data/viewings/agenda'

/** Made with OpenSSL's HMAC, HKDF and AES-GCM, and the secret of the tests. */
const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const LINK_UNTIL_2100 = `demand.${ID}.4102444800000.zpzkY3YOpyysUTWUVG2lvS6ygWJPu18XI64YCAlI9YI`
const LINK_UNTIL_2020 = `demand.${ID}.1577836800000.Lc3GGygvTfBinJF_4V2UlNneAOjXjVfvgcYb9W4QSvA`
const AGENDA = `${ID}.3.u70tuSODGNL8skuGMyt63k0KY21IHhWBxM-6wqCz4i8.ics`
const ADDRESS = 'x3YkQ98_p6xSWJGQRo-Ui-z0YFVZupwu9aUv0wFbe-o'
const DEVICE = 'wG3wOIyy5ZVi-saqqZlXrNUuJnpWmMmMZAmyIegnRP4'
const SEALED = 'BwcHBwcHBwcHBwcHd4ksrwJdZLk-s1BlQZzIkDbFVmC_WAJ1GqWlonuchuUmuQ'

describe('what earlier releases signed', () => {
  it('stays valid: links in emails, calendars, counted addresses and known browsers', () => {
    expect(readLinkKey(LINK_UNTIL_2100)).toEqual({ purpose: 'demand', id: ID })
    expect(agendaAddress({ id: ID, calendarEdition: 3 })).toMatch(new RegExp(`/${AGENDA}$`))
    expect(addressKey('emma@example.com')).toBe(ADDRESS)
    expect(isSigned('device', 'users emma@example.com abc', DEVICE)).toBe(true)
    expect(unseal('step', SEALED, z.object({ colour: z.string() }))).toEqual({ colour: 'green' })
  })

  it('ends when its time is over', () => {
    expect(readLinkKey(LINK_UNTIL_2020)).toBe('expired')
  })
})

describe('a signature', () => {
  it('is void when a character of the text or of the signature is another one', () => {
    for (let at = 0; at < LINK_UNTIL_2100.length - 1; at += 1) {
      const other = LINK_UNTIL_2100[at] === '1' ? '2' : '1'
      const forged = LINK_UNTIL_2100.slice(0, at) + other + LINK_UNTIL_2100.slice(at + 1)
      expect(readLinkKey(forged)).toBeUndefined()
    }
    for (const wrong of ['', LINK_UNTIL_2100.slice(0, -1), `${LINK_UNTIL_2100}x`])
      expect(readLinkKey(wrong)).toBeUndefined()
  })

  it('is void for another purpose', () => {
    const until = Date.now() + 60_000
    for (const [made, read] of [
      ['key', 'agenda'],
      ['key', 'device'],
      ['device', 'key'],
      ['device', 'link'],
    ] as const) {
      expect(isSigned(read, 'text', sign(made, 'text'))).toBe(false)
      expect(readSigned(read, signUntil(made, 'text', until))).toBeUndefined()
      expect(readSigned(made, signUntil(made, 'text', until))).toEqual({ text: 'text' })
    }
  })

  it('opens what the link was made for, and nothing that has no name here', () => {
    expect(readLinkKey(createLinkKey({ purpose: 'report', id: ID }))).toEqual({
      purpose: 'report',
      id: ID,
    })
    expect(readLinkKey(signUntil('key', `house.${ID}`, Date.now() + 60_000))).toBeUndefined()
  })
})

describe('a sealed value', () => {
  const colour = z.object({ colour: z.string() })

  it('is not opened when it is altered, for another purpose, or of another shape', () => {
    const sealed = seal('view', { colour: 'red' })
    expect(unseal('view', sealed, colour)).toEqual({ colour: 'red' })
    expect(unseal('step', sealed, colour)).toBeUndefined()
    expect(unseal('view', `A${SEALED.slice(1)}`, colour)).toBeUndefined()
    expect(unseal('view', '', colour)).toBeUndefined()
    expect(unseal('view', sealed, z.object({ colour: z.number() }))).toBeUndefined()
  })
})
