import { randomBytes } from 'node:crypto'

import { z } from 'zod'

import { cookiePrefix, isSecureSite } from '@/access/cookieRules'
import { accountKinds, type AccountKind } from '@/domain/accounts/accounts'

import { isSigned, seal, sign, unseal } from '../core/seal'

const DEVICE = `${cookiePrefix}-device`
export const STEP = `${cookiePrefix}-step`
export const TYPED = `${cookiePrefix}-typed`
const HOLDER = `${cookiePrefix}-passkey`
export const CODES = `${cookiePrefix}-codes`

const YEAR = 365 * 24 * 60 * 60
const STEP_SECONDS = 10 * 60
const TYPED_SECONDS = 2 * 60
const HOLDER_SECONDS = 60 * 60
const CODES_SECONDS = 5 * 60

/** Writes a cookie that only pages and forms of this site send and no script reads. */
export const writeCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecureSite ? '; Secure' : ''}`

export const clearCookie = (name: string): string => writeCookie(name, '', 0)

export function readCookie(headers: Headers, name: string): string | undefined {
  const pair = (headers.get('cookie') ?? '').split(/; */).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}

type LoginName = { kind: AccountKind; email: string }

const deviceText = ({ kind, email }: LoginName, id: string) => `${kind} ${email} ${id}`

/** Marks this browser as one from which the account was entered before. It grants no access. */
export function deviceCookie(name: LoginName): string {
  const id = randomBytes(16).toString('hex')
  return writeCookie(DEVICE, `${id}.${sign('device', deviceText(name, id))}`, YEAR)
}

/** Returns the id of the browser when the account was entered from it before. */
export function readDevice(headers: Headers, name: LoginName): string | undefined {
  const [id = '', mark = ''] = (readCookie(headers, DEVICE) ?? '').split('.')
  return isSigned('device', deviceText(name, id), mark) ? id : undefined
}

const stepSchema = z.object({
  kind: z.enum(accountKinds),
  id: z.uuid(),
  mark: z.string(),
  by: z.enum(['password', 'link']),
  until: z.number(),
  next: z.string().optional(),
})
/**
 * A login that still needs the second factor. `mark` is derived from the password that was
 * accepted, so that a change of password voids it. `by` says what was shown before: only after the
 * password may the second factor be removed by mail.
 */
export type PendingLogin = Omit<z.infer<typeof stepSchema>, 'until'>

export const pendingLoginCookie = (step: PendingLogin): string =>
  writeCookie(
    STEP,
    seal('step', { ...step, until: Date.now() + STEP_SECONDS * 1000 }),
    STEP_SECONDS,
  )

export function readPendingLogin(headers: Headers): PendingLogin | undefined {
  const step = unseal('step', readCookie(headers, STEP) ?? '', stepSchema)
  return step && step.until > Date.now() ? step : undefined
}

const MAX_TYPED_LENGTH = 254
const typedSchema = z.record(z.string().max(20), z.string().max(MAX_TYPED_LENGTH))
export type TypedFields = z.infer<typeof typedSchema>

/** Keeps what was typed for the page that reports the error. Never a password. */
export const typedCookie = (values: TypedFields): string =>
  writeCookie(TYPED, encodeURIComponent(JSON.stringify(values)), TYPED_SECONDS)

export function readTyped(headers: Headers): TypedFields {
  try {
    const values: unknown = JSON.parse(decodeURIComponent(readCookie(headers, TYPED) ?? ''))
    return typedSchema.safeParse(values).data ?? {}
  } catch {
    return {}
  }
}

/** Binds the challenges of a login with a passkey to this browser. It grants no access. */
export const holderCookie = (holder: string): string => writeCookie(HOLDER, holder, HOLDER_SECONDS)

export function readHolder(headers: Headers): string | undefined {
  const holder = readCookie(headers, HOLDER)
  return holder !== undefined && /^[\da-f]{32}$/.test(holder) ? holder : undefined
}

const codesSchema = z.object({ codes: z.array(z.string()), until: z.number() })

/**
 * Carries new recovery codes to the page that shows them once, sealed for their account. They are
 * stored nowhere else.
 */
export const codesCookie = (id: string, codes: readonly string[]): string =>
  writeCookie(
    CODES,
    seal(`codes ${id}`, { codes, until: Date.now() + CODES_SECONDS * 1000 }),
    CODES_SECONDS,
  )

export function readCodes(headers: Headers, id: string): string[] {
  const sealed = unseal(`codes ${id}`, readCookie(headers, CODES) ?? '', codesSchema)
  return sealed && sealed.until > Date.now() ? sealed.codes : []
}
