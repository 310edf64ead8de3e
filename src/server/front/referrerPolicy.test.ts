import { describe, expect, it } from '@jest/globals'

import { withReferrerPolicy } from './referrerPolicy'

const ORDINARY = 'strict-origin-when-cross-origin'
const policyFor = (target: string) =>
  withReferrerPolicy(target, ['x', 'y', 'referrer-policy', ORDINARY, 'z', '']).at(3)

describe('the address of a page', () => {
  it('is told to no page when it has something of one visitor', () => {
    expect(policyFor('/nl/mijn-keuze/?key=newsletter.x')).toBe('strict-origin')
    expect(policyFor('/nl/bedankt/?lang=nl&sent=0199')).toBe('strict-origin')
    expect(policyFor('/nl/portal/12/')).toBe('strict-origin')
  })

  it('is told to our own pages when it is a preview, whose forms are known by it', () => {
    expect(policyFor('/nl/preview/pages/0199/?key=x')).toBe('same-origin')
  })

  it('is told as usual when everybody may know it', () => {
    expect(policyFor('/nl/te-koop/?type=house')).toBe(ORDINARY)
    expect(withReferrerPolicy('/?key=x', ['a', 'b'])).toEqual(['a', 'b'])
  })
})
