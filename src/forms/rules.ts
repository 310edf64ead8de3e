import * as z from 'zod/mini'

import type { FormFields, FieldState } from '@/domain/enquiries/formFields'
import { readWholeNumber } from '@/domain/lib/wholeNumber'
import { plainName } from '@/domain/mail/plainWords'
import { contactDevices, contactSlots, storedSalutations } from '@/domain/enquiries/enquiries'

const MAX_LINE_CHARS = 100
const MAX_TEXT_CHARS = 5000

/**
 * Characters that change the text direction: with one, "gpj.exe" is shown as "exe.jpg", and a name
 * runs into the words around it.
 */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/**
 * Invisible characters: harmful in an email header. The joiners of Indian scripts, Persian and
 * emoji are letters and stay.
 */
const INVISIBLE = /[^\P{Cf}\u200c\u200d]/gu

const toOneLine = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
const toLines = (text: string): string =>
  text
    .replace(DIRECTION_MARKS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()

/** A browser leaves out what was not chosen. A hidden field is always empty, whatever is sent. */
const typed = (state: FieldState) =>
  state === 'hidden'
    ? z.pipe(
        z._default(z.unknown(), ''),
        z.transform(() => ''),
      )
    : z._default(z.string(), '')
const requiredCheck = (state: FieldState) =>
  state === 'required' ? [z.minLength(1, 'required')] : []

export const line = (state: FieldState, max = MAX_LINE_CHARS) =>
  z.pipe(
    z.pipe(typed(state), z.transform(toOneLine)),
    z.string().check(...requiredCheck(state), z.maxLength(max, 'tooLong')),
  )

export const text = (state: FieldState) =>
  z.pipe(
    z.pipe(typed(state), z.transform(toLines)),
    z.string().check(...requiredCheck(state), z.maxLength(MAX_TEXT_CHARS, 'tooLong')),
  )

/** A line that matches a rule, or is empty. */
const lineMatching = (state: FieldState, max: number, fits: (text: string) => boolean) =>
  z.pipe(
    line(state, max),
    z.string().check(z.refine((value) => value === '' || fits(value), 'invalid')),
  )

/** Never wider than what Payload stores: an address that it refuses would be a form that cannot be sent. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
const PHONE = /^\+?[\d\s./()-]{6,25}$/
const ZIP = /^[\w -]{2,10}$/

export const email = (state: FieldState) =>
  lineMatching(state, 254, (value) => EMAIL.test(value) && !/^\.|\.\.|\.@/.test(value))
const phone = (state: FieldState) =>
  lineMatching(state, 25, (value) => PHONE.test(value) && value.replace(/\D/g, '').length >= 8)
const zip = (state: FieldState) => lineMatching(state, 10, (value) => ZIP.test(value))

/** One of a closed list; an empty text when nothing was chosen. */
export const oneOf = <const Option extends string>(options: readonly Option[], state: FieldState) =>
  z.pipe(
    line(state),
    z.union([z.literal(''), z.enum(options as readonly [Option, ...Option[]])], 'unknown'),
  )

const stringList = z.pipe(
  z._default(z.union([z.string(), z.array(z.string())]), []),
  z.transform((value) => [...new Set([value].flat())].filter(Boolean)),
)
const MAX_CHOICES = 100

/** Several of a list. */
export const someOf = <const Option extends string>(
  options: readonly Option[],
  state: FieldState,
) =>
  z.pipe(
    stringList,
    z
      .array(z.enum(options as readonly [Option, ...Option[]], 'unknown'), 'unknown')
      .check(...requiredCheck(state), z.maxLength(MAX_CHOICES, 'tooLong')),
  )

/** Several strings that only the server can check. */
export const someStrings = (state: FieldState) =>
  z.pipe(
    stringList,
    z
      .array(z.string().check(z.maxLength(MAX_LINE_CHARS, 'tooLong')))
      .check(...requiredCheck(state), z.maxLength(MAX_CHOICES, 'tooLong')),
  )

/** A whole number as people write it: "250.000", "250 000 €". Undefined when left empty. */
export const wholeNumber = (state: FieldState, { min = 0, max = 999_999_999 } = {}) =>
  z.pipe(
    lineMatching(state, 20, (value) => readWholeNumber(value) !== undefined),
    z.pipe(
      z.transform(readWholeNumber),
      // Not z.optional: an object accepts any error of an optional key that was not sent.
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

/** A calendar day as browsers send it. */
export const day = (state: FieldState) => lineMatching(state, 10, isDay)

/** A web address, or text that a mail program turns into one. */
const LINK =
  /:\/\/|www\.|[\w-]\.(?:com|net|org|info|biz|ru|cn|xyz|top|io|be|eu|fr|nl|de|uk|link|site|shop|online)\b/i

/** For a text that reaches a person who did not ask for it. */
export const withoutLinks = z.refine<string>((value) => !LINK.test(value), 'noLinks')

/** For a name in the subject of an email to a person who did not ask for it. */
export const plainNameOnly = z.refine<string>(
  (value) => value === '' || plainName(value) !== '',
  'invalid',
)

/** A checkbox. A required consent must be ticked. */
export const ticked = (state: FieldState) =>
  z.pipe(
    z.pipe(
      typed(state),
      z.transform((value) => value !== ''),
    ),
    z.boolean().check(z.refine((value) => value || state !== 'required', 'required')),
  )

/** The fields about a person with the rules of this form. */
export const person = (asking: FormFields) => ({
  title: oneOf(storedSalutations, asking.title),
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

/** Email or phone, where one of both is enough. */
export const needsEmailOrPhone = ({ oneOfBoth = false }: FormFields) =>
  z.refine<{ email: string; phone: string }>(
    ({ email, phone }) => !oneOfBoth || email !== '' || phone !== '',
    { error: 'oneOfBoth', path: ['email'] },
  )

/** The schema of a form that asks only about the person. */
export const personSchema = (asking: FormFields) =>
  z.object(person(asking)).check(needsEmailOrPhone(asking))
