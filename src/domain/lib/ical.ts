import type { Day } from './days'

type Person = { name: string; address: string }

export type CalendarEvent = {
  /**
   * The same for good: what comes later under it takes the place of what came before, if its
   * sequence is higher.
   */
  uid: string
  sequence: number
  stamp: Date
  /** A day without a time is a whole day, and the end is then the day after the last one. */
  start: Date | Day
  end: Date | Day
  summary: string
  location?: string
  description?: string
  url?: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  organizer?: Person
  attendee?: Person
}

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

const MAX_LINE_OCTETS = 75
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** A text as a value: what separates values inside it is marked. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')

/** Lines hold at most 75 octets; the rest goes on below, after a blank. No letter is cut in two. */
export function foldLine(line: string): string {
  const lines = ['']
  let width = 0
  for (const letter of line) {
    const octets = Buffer.byteLength(letter)
    if (width + octets > MAX_LINE_OCTETS) {
      lines.push(' ')
      width = 1
    }
    lines[lines.length - 1] += letter
    width += octets
  }
  return lines.join('\r\n')
}

/**
 * An instant in UTC: the same moment on every device, also in the hour that a clock change repeats.
 */
const instant = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const timeLine = (property: string, at: Date | Day): string =>
  at instanceof Date
    ? `${property}:${instant(at)}`
    : `${property};VALUE=DATE:${at.replaceAll('-', '')}`

const oneLine = (text: string): string =>
  text
    .replaceAll('"', '')
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
const personLine = (property: string, { name, address }: Person): string =>
  `${property};CN="${oneLine(name)}":mailto:${oneLine(address)}`

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${instant(event.stamp)}`,
  timeLine('DTSTART', event.start),
  timeLine('DTEND', event.end),
  `SUMMARY:${escapeText(event.summary)}`,
  ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
  ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
  ...(event.url ? [`URL:${oneLine(event.url)}`] : []),
  ...(event.organizer ? [personLine('ORGANIZER', event.organizer)] : []),
  ...(event.attendee
    ? [personLine('ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED', event.attendee)]
    : []),
  `STATUS:${event.status}`,
  'END:VEVENT',
]

/** Appointments as calendars read them (RFC 5545). */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { method, name }: { method: CalendarMethod; name?: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hestia//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name ? [`X-WR-CALNAME:${escapeText(name)}`, 'X-WR-TIMEZONE:Europe/Brussels'] : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
