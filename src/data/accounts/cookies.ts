import { randomBytes } from 'node:crypto'

import { z } from 'zod'

import { accountKinds, type AccountKind } from '@/domain/accounts'
import { env } from '@/env'

import { isMarkOf, markOf, seal, unseal } from './seal'

const DEVICE = 'hestia-device'
export const STEP = 'hestia-step'
export const TYPED = 'hestia-typed'

const YEAR = 365 * 24 * 60 * 60
const STEP_SECONDS = 10 * 60
const TYPED_SECONDS = 2 * 60

const isSecure = env.NODE_ENV === 'production' && env.SITE_URL.startsWith('https:')

/** For pages and forms of this site alone, and for no script. */
export const written = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

export const forgotten = (name: string): string => written(name, '', 0)

export function cookieOf(headers: Headers, name: string): string | undefined {
  const given = (headers.get('cookie') ?? '').split(/; */).find((pair) => pair.startsWith(`${name}=`))
  return given?.slice(name.length + 1) || undefined
}

type Name = { kind: AccountKind; email: string }

const deviceText = ({ kind, email }: Name, id: string) => `${kind} ${email} ${id}`

/** Says that whoever uses this browser has entered this account before. It opens nothing. */
export function deviceCookie(name: Name): string {
  const id = randomBytes(16).toString('hex')
  return written(DEVICE, `${id}.${markOf('device', deviceText(name, id))}`, YEAR)
}

/** The browser from which this account was entered before. */
export function deviceOf(headers: Headers, name: Name): string | undefined {
  const [id = '', mark = ''] = (cookieOf(headers, DEVICE) ?? '').split('.')
  return isMarkOf('device', deviceText(name, id), mark) ? id : undefined
}

const step = z.object({ kind: z.enum(accountKinds), id: z.uuid(), mark: z.string(), until: z.number(), next: z.string().optional() })
/** The first proof is given and the second is not. `mark` is that of the password it was given with. */
export type Step = Omit<z.infer<typeof step>, 'until'>

export const stepCookie = (given: Step): string =>
  written(STEP, seal('step', JSON.stringify({ ...given, until: Date.now() + STEP_SECONDS * 1000 })), STEP_SECONDS)

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function stepOf(headers: Headers): Step | undefined {
  const { data } = step.safeParse(parsed(unseal('step', cookieOf(headers, STEP) ?? '')))
  return data && data.until > Date.now() ? data : undefined
}

const LONGEST = 254
const typed = z.record(z.string().max(20), z.string().max(LONGEST))
export type TypedBefore = z.infer<typeof typed>

/** What was typed and is asked for again, for the page that says what is wrong. Never a password. */
export const typedCookie = (values: TypedBefore): string => written(TYPED, encodeURIComponent(JSON.stringify(values)), TYPED_SECONDS)

export function typedOf(headers: Headers): TypedBefore {
  try {
    return typed.safeParse(parsed(decodeURIComponent(cookieOf(headers, TYPED) ?? ''))).data ?? {}
  } catch {
    return {}
  }
}
