import * as z from 'zod/mini'

import type { Asking, FieldState } from '@/domain/forms/asking'
import { contactDevices, contactSlots, salutations } from '@/domain/leads'

const LINE = 100
const TEXT = 5000

/** Nobody types what cannot be seen; in a header of a mail it would do harm. */
const inOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
const inLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()

/** A browser leaves out what was not chosen. What is not asked is not taken either, whoever sends it. */
const typed = (state: FieldState) =>
  state === 'hidden'
    ? z.pipe(
        z._default(z.unknown(), ''),
        z.transform(() => ''),
      )
    : z._default(z.string(), '')
const needed = (state: FieldState) => (state === 'required' ? [z.minLength(1, 'required')] : [])

export const line = (state: FieldState, max = LINE) =>
  z.pipe(z.pipe(typed(state), z.transform(inOneLine)), z.string().check(...needed(state), z.maxLength(max, 'tooLong')))

export const text = (state: FieldState) => z.pipe(z.pipe(typed(state), z.transform(inLines)), z.string().check(...needed(state), z.maxLength(TEXT, 'tooLong')))

/** A line of a certain shape; an empty one has none. */
const shaped = (state: FieldState, max: number, fits: (text: string) => boolean) =>
  z.pipe(line(state, max), z.string().check(z.refine((value) => value === '' || fits(value), 'invalid')))

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i
const PHONE = /^\+?[\d\s./()-]{6,25}$/
const ZIP = /^[\w -]{2,10}$/

export const email = (state: FieldState) => shaped(state, 254, (value) => EMAIL.test(value) && !/^\.|\.\.|\.@/.test(value))
const phone = (state: FieldState) => shaped(state, 25, (value) => PHONE.test(value) && value.replace(/\D/g, '').length >= 8)
const zip = (state: FieldState) => shaped(state, 10, (value) => ZIP.test(value))

/** One of a closed list; an empty text when nothing was chosen. */
export const oneOf = <const Option extends string>(options: readonly Option[], state: FieldState) =>
  z.pipe(line(state), z.union([z.literal(''), z.enum(options as readonly [Option, ...Option[]])], 'unknown'))

const listed = z.pipe(
  z._default(z.union([z.string(), z.array(z.string())]), []),
  z.transform((value) => [...new Set([value].flat())].filter(Boolean)),
)
const MOST = 100

/** Several of a list. */
export const someOf = <const Option extends string>(options: readonly Option[], state: FieldState) =>
  z.pipe(listed, z.array(z.enum(options as readonly [Option, ...Option[]], 'unknown'), 'unknown').check(...needed(state), z.maxLength(MOST, 'tooLong')))

/** Several that only the server can tell from nonsense. */
export const some = (state: FieldState) =>
  z.pipe(listed, z.array(z.string().check(z.maxLength(LINE, 'tooLong'))).check(...needed(state), z.maxLength(MOST, 'tooLong')))

/** A whole number, written as people do: "250.000", "250 000 €". Nothing when nothing was typed. */
export const whole = (state: FieldState, { min = 0, max = 999_999_999 } = {}) =>
  z.pipe(
    shaped(state, 20, (value) => /^(?:€\s?)?(?:\d{1,3}(?:[.\s']\d{3})*|\d+)(?:\s?€)?$/.test(value)),
    z.pipe(
      z.transform((value: string) => (value === '' ? undefined : Number(value.replace(/\D/g, '')))),
      // Not z.optional: an object forgives one of those whatever is wrong with it when it was not sent at all.
      z.custom<number | undefined>().check(
        z.refine((value) => value === undefined || value >= min, 'tooSmall'),
        z.refine((value) => value === undefined || value <= max, 'tooLarge'),
      ),
    ),
  )

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** A day of the calendar, as browsers send it. */
export const day = (state: FieldState) => shaped(state, 10, isDay)

/** A web address, or what a mail program makes one of. */
const LINK = /:\/\/|www\.|\b[\w-]+\.(?:com|net|org|info|biz|ru|cn|xyz|top|io|be|eu|fr|nl|de|uk|link|site|shop|online)(?:\b|\/)/i

/** A text that reaches somebody who did not ask for it. */
export const withoutLinks = z.refine<string>((value) => !LINK.test(value), 'noLinks')

/** A box that is ticked or not. A consent that is needed is one that must be ticked. */
export const ticked = (state: FieldState) =>
  z.pipe(
    z.pipe(
      typed(state),
      z.transform((value) => value !== ''),
    ),
    z.boolean().check(z.refine((value) => value || state !== 'required', 'required')),
  )

/** What a form asks of a person, as it asks it here. */
export const person = (asking: Asking) => ({
  title: oneOf(salutations, asking.title),
  firstName: line(asking.firstName, 60),
  lastName: line(asking.lastName, 60),
  email: email(asking.email),
  phone: phone(asking.phone),
  street: line(asking.street),
  zip: zip(asking.zip),
  city: line(asking.city, 60),
  contactSlot: oneOf(contactSlots, asking.contactSlot),
  contactDevice: oneOf(contactDevices, asking.contactDevice),
  remark: text(asking.remark),
})

/** E-mail or phone, where one of both is enough. */
export const reachable = ({ oneOfBoth = false }: Asking) =>
  z.refine<{ email: string; phone: string }>(({ email, phone }) => !oneOfBoth || email !== '' || phone !== '', { error: 'oneOfBoth', path: ['email'] })
