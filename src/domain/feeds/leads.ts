import type { StoredKind } from '../enquiries/forms'

/** What a CRM is told: an enquiry, a viewing that is agreed, and what becomes of it. */
export type LeadKind = 'enquiry' | 'viewing' | 'moved' | 'cancelled'

/**
 * The states of a lead. `sending` is written before the CRM is asked, so that a process that ends
 * meanwhile leaves a trace; `unsure` is a lead that the CRM may have, and that only a person sends again.
 */
export type LeadState = 'waiting' | 'sending' | 'sent' | 'refused' | 'unsure'

/** Why a lead was not taken. `said` comes with the words of the CRM. */
export type LeadProblem =
  'busy' | 'login' | 'unreachable' | 'lost' | 'failed' | 'stopped' | 'noEstate' | 'said' | 'gaveUp'

/** The enquiries that a CRM is told, when they are about one of its estates. */
const toldKinds: readonly StoredKind[] = [
  'contact',
  'property',
  'appointment',
  'documents',
  'offer',
  'owner_message',
]
export const isTold = (kind: StoredKind): boolean => toldKinds.includes(kind)

/** What became of one attempt. */
export type Outcome =
  | { is: 'taken'; answer: unknown }
  | { is: 'refused'; problem: LeadProblem; said: string }
  | { is: 'later'; problem: LeadProblem; seconds?: number | undefined }
  | { is: 'unsure'; problem: LeadProblem }

const MAX_SAID = 300

const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_SAID)
    .toWellFormed()

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** The reason in an answer: its message and what is wrong with which field, or its text. */
export function saidIn(text: string): string {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return plain(text)
  }
  return plain([...new Set(textsIn(json))].join(' · '))
}

/**
 * What an answer means for a lead. 408, 425, 429 and 503 say that nothing was taken; after another
 * error of the server it is unknown.
 */
export function outcomeOf(status: number, text: string, retryAfter: number | undefined): Outcome {
  if (status >= 200 && status < 300) return { is: 'taken', answer: jsonOf(text) }
  if (status === 401 || status === 403) return { is: 'later', problem: 'login' }
  if ([408, 425, 429, 503].includes(status))
    return { is: 'later', problem: 'busy', seconds: retryAfter }
  if (status >= 500) return { is: 'unsure', problem: 'failed' }
  if (status === 404 || status === 410)
    return { is: 'refused', problem: 'noEstate', said: saidIn(text) }
  return { is: 'refused', problem: 'said', said: saidIn(text) || String(status) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Seconds before the second attempt, doubled each time up to six hours. */
const FIRST_PAUSE = 60
const MAX_PAUSE = 6 * 3600
/** With these pauses a CRM may be away for four days. */
export const MAX_ATTEMPTS = 24

export const pauseAfter = (attempts: number, minSeconds = 0): number =>
  Math.max(Math.min(FIRST_PAUSE * 2 ** (attempts - 1), MAX_PAUSE), minSeconds)

/** What is told of a person, as they typed it; a part that they left empty is not there. */
type LeadPerson = {
  firstName: string
  lastName: string
  email: string
  phone: string
  language: string
}

export type LeadViewing = { mark: string; subject: string; start: string; end: string }

export type Lead = {
  id: string
  kind: LeadKind
  /** The key of the estate at the CRM. */
  estate: string
  person: LeadPerson
  message: string
  viewing?: LeadViewing | undefined
}

const withoutEmpty = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** Languages that the Website API is known to take for a contact; others are told in English. */
const sweepbrightLanguages = ['nl', 'fr', 'en']

export const sweepbrightContact = ({ person, message }: Lead): Record<string, string> =>
  withoutEmpty({
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    locale: sweepbrightLanguages.includes(person.language) ? person.language : 'en',
    message,
  })

const whiseLanguages: Record<string, string> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-GB',
  de: 'de-DE',
}
const BELGIUM = 1
const ACTIVE = 1

/** Nothing is said about mailings: an enquiry agrees to an answer alone. */
export const whiseContact = ({ person, message, estate }: Lead, office: number | undefined) => ({
  Name: person.lastName || person.firstName || person.email || person.phone,
  ...withoutEmpty({
    FirstName: person.lastName ? person.firstName : '',
    PrivateEmail: person.email,
    PrivateMobile: person.phone,
    Message: message,
  }),
  LanguageId: whiseLanguages[person.language] ?? whiseLanguages['nl'],
  CountryId: BELGIUM,
  StatusId: ACTIVE,
  EstateIds: [Number(estate)],
  ...(office !== undefined && { OfficeIds: [office] }),
})

export const whiseCalendar = (
  { estate }: Pick<Lead, 'estate'>,
  { subject, start, end }: LeadViewing,
  { action, user, contact }: { action: number; user: number; contact: number | undefined },
) => ({
  CalendarActionId: action,
  StartDateTime: start,
  EndDateTime: end,
  Subject: subject,
  UserIds: [user],
  EstateIds: [Number(estate)],
  ...(contact !== undefined && { ContactIds: [contact] }),
})

/** What names a record in a text: people do not type it, and the same thing always has the same one. */
export const markOf = (id: string): string => `web-${id.replaceAll('-', '').slice(-12)}`
