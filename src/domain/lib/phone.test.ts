import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { formatPhone, internationalPhone } from './phone'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

describe('writing a phone number', () => {
  it.each([
    ['0478123456', '0478 12 34 56'],
    ['0478/12.34.56', '0478 12 34 56'],
    ['091234567', '091 23 45 67'],
    ['09 123 45 67', '09 123 45 67'],
    ['+32 9 123 45 67', '+32 9 123 45 67'],
    ['112', '112'],
    ['', ''],
  ])('turns "%s" into "%s"', (phone, written) => {
    expect(formatPhone(phone)).toBe(written)
  })

  it('keeps every digit, in its order', () => {
    fc.assert(
      fc.property(fc.oneof(digits(9), digits(10), fc.string()), (phone) => {
        expect(formatPhone(phone).replace(/\D/g, '')).toBe(phone.replace(/\D/g, ''))
      }),
    )
  })

  it('changes nothing that it wrote itself', () => {
    fc.assert(
      fc.property(fc.oneof(digits(9), digits(10)), (phone) => {
        expect(formatPhone(formatPhone(phone))).toBe(formatPhone(phone))
      }),
    )
  })
})

describe('writing a phone number for every country', () => {
  it.each([
    ['09 123 45 67', '+32 9 123 45 67'],
    ['0478123456', '+32 478 12 34 56'],
    ['0478/12.34.56', '+32 478 12 34 56'],
    ['+32 9 123 45 67', '+32 9 123 45 67'],
    ['0031 20 123 45 67', '+31 20 123 45 67'],
    ['112', '112'],
    ['09 123', '09 123'],
    ['09 123 45 67 (bureau)', '09 123 45 67 (bureau)'],
    ['', ''],
  ])('turns "%s" into "%s"', (phone, written) => {
    expect(internationalPhone(phone)).toBe(written)
  })

  it('changes nothing that it wrote itself', () => {
    fc.assert(
      fc.property(fc.oneof(digits(9), digits(10), fc.string()), (phone) => {
        const written = internationalPhone(phone)
        expect(internationalPhone(written)).toBe(written)
      }),
    )
  })
})
