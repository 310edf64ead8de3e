import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { escapeText, foldLine, writeCalendar, type CalendarEvent } from './ical'

const event: CalendarEvent = {
  uid: 'visit-1@agency.example',
  sequence: 2,
  stamp: new Date('2026-11-21T10:00:00Z'),
  status: 'CONFIRMED',
  start: new Date('2026-12-03T13:30:00Z'),
  end: new Date('2026-12-03T14:00:00Z'),
  summary: 'Bezoek: huis in Gent, met tuin',
  location: 'Coupure 8; 9000 Gent',
  organizer: { name: 'Maison "Hestia"', address: 'info@agency.example' },
}

const unfold = (text: string): string => text.replace(/\r\n /g, '')
const read = (text: string): string =>
  text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

describe('a calendar file', () => {
  it('never has a line of more than 75 octets, and nothing is lost by folding', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }).filter((text) => !/[\r\n]/.test(text)),
        (text) => {
          const folded = foldLine(text)
          for (const line of folded.split('\r\n'))
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(unfold(folded)).toBe(text)
        },
      ),
    )
  })

  it('keeps every text whole, whatever stands in it, on one line', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'é', '😀', ',', ';', '\\', '\n', 'n', ':', '"'),
          maxLength: 80,
        }),
        (text) => {
          expect(escapeText(text)).not.toMatch(/[\r\n]/)
          expect(read(escapeText(text))).toBe(text)
        },
      ),
    )
  })

  it('says a day without a time as a whole day, up to the next one', () => {
    const whole = { ...event, start: '2026-12-31', end: '2027-01-01' }
    const lines = unfold(writeCalendar([whole], { method: 'PUBLISH' })).split('\r\n')
    expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
    ])
  })

  it('says the appointment, its number in the row of changes and what it is about', () => {
    const lines = unfold(writeCalendar([event], { method: 'REQUEST' })).split('\r\n')
    for (const line of [
      'METHOD:REQUEST',
      'UID:visit-1@agency.example',
      'SEQUENCE:2',
      'DTSTART:20261203T133000Z',
      'DTEND:20261203T140000Z',
      'SUMMARY:Bezoek: huis in Gent\\, met tuin',
      'LOCATION:Coupure 8\\; 9000 Gent',
      'ORGANIZER;CN="Maison Hestia":mailto:info@agency.example',
    ])
      expect(lines).toContain(line)
    expect(lines.at(-1)).toBe('')
  })

  it('escapes values that would add lines', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('\r', '\n', 'x', ':', ',', '"', '\u2028'),
          maxLength: 30,
        }),
        (bad) => {
          const person = { name: bad, address: `${bad}a@b.example` }
          const text = unfold(
            writeCalendar(
              [
                {
                  ...event,
                  summary: bad,
                  location: bad,
                  organizer: person,
                  attendee: person,
                  url: bad,
                },
              ],
              { method: 'CANCEL' },
            ),
          )
          expect(text.split('\r\n').filter((line) => !/^[A-Z-]+[;:]|^$/.test(line))).toEqual([])
          expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
        },
      ),
    )
  })
})
