import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { securityTxt } from './securityTxt'

const file = {
  email: 'security@agency.example',
  languages: ['nl', 'fr'],
  siteUrl: 'https://www.agency.example',
}
const now = new Date('2026-11-22T13:37:00Z')

describe('security.txt', () => {
  it('says to whom, until when, in which languages and where', () => {
    expect(securityTxt(file, now)).toBe(
      'Contact: mailto:security@agency.example\nExpires: 2027-05-21T00:00:00.000Z\nPreferred-Languages: nl, fr\nCanonical: https://www.agency.example/.well-known/security.txt\n',
    )
  })

  it.each([
    ['/en/security/', 'https://www.agency.example/en/security/'],
    ['https://elsewhere.example/policy', 'https://elsewhere.example/policy'],
  ])('names the page on how reports are dealt with, %s', (policy, address) => {
    expect(securityTxt({ ...file, policy }, now)).toContain(`\nPolicy: ${address}\n`)
  })

  it.each([undefined, null, ''])('has no line for a page that is not set: %j', (policy) => {
    expect(securityTxt({ ...file, policy }, now)).not.toContain('Policy')
  })

  it('is always good for months and never for a year', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (day) => {
          const expires = /^Expires: (.*)$/m.exec(securityTxt(file, day))?.[1] ?? ''
          const days = (Date.parse(expires) - day.getTime()) / 86_400_000
          expect(days).toBeGreaterThan(178)
          expect(days).toBeLessThan(365)
        },
      ),
    )
  })
})
