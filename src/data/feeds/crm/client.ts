import { isPublicAddress } from '@/domain/feeds/publicAddress'
import { FeedStopped } from '@/domain/feeds/reasons'

import { requestPublic, type Allowed, type Answer, type Limits, type Sent } from '../fetchPublic'

const LIMITS: Limits = { bytes: 60_000_000, silence: 30_000, whole: 120_000 }
const MAX_TRIES = 5
/** Milliseconds before the second try of a call that failed at the other side, doubled each time. */
const RETRY_MS = 1_000
/** The longest pause that a CRM may ask for; a longer one ends the run, and the next begins later. */
const MAX_PAUSE_MS = 120_000

/** What differs in a test: which addresses may be called, how to wait, and how long for an answer. */
export type Surroundings = {
  isAllowed?: Allowed
  wait?: (milliseconds: number) => Promise<void>
  silence?: number
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

export async function textOf({ bytes }: Answer): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FeedStopped(/^\s*</.test(text) ? 'webPage' : 'notJson')
  }
}

/** Milliseconds until the moment that a `Retry-After` names, in seconds or as a date. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d{1,6}$/.test(header.trim()) ? Number(header) : undefined
  const moment = seconds === undefined ? Date.parse(header) - now : seconds * 1000
  return Number.isNaN(moment) ? undefined : Math.max(0, moment)
}

export type Call = Omit<Sent, 'body'> & { body?: unknown }

/** Returns a token, and another one than that which was refused. */
export type TokenFor = (refused: string | undefined) => Promise<string>

/** Sends one request with a token, and its body as JSON. */
export const sendCall = (
  address: string,
  { body, ...sent }: Call,
  token: string,
  { limits = LIMITS, isAllowed = isPublicAddress }: { limits?: Limits; isAllowed?: Allowed },
): Promise<Answer> =>
  requestPublic(
    address,
    {
      ...sent,
      headers: {
        accept: 'application/json',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    limits,
    isAllowed,
  )

/**
 * Calls a CRM: with a token that is asked for again when it has ended, slower when the CRM says so,
 * again when it fails at the other side. Throws `FeedStopped` with what staff can do about it.
 */
export function createClient(
  tokenFor: TokenFor,
  { isAllowed = isPublicAddress, wait = pause, silence = LIMITS.silence }: Surroundings,
) {
  const limits = { ...LIMITS, silence }
  /** Returns the answer to a call, or undefined when the CRM does not have what was asked for. */
  async function call(address: string, sent: Call = {}): Promise<unknown> {
    let refused: string | undefined
    for (let tries = 1; ; tries += 1) {
      const token = await tokenFor(refused)
      const answer = await sendCall(address, sent, token, { limits, isAllowed }).catch(
        (error: unknown) => error,
      )
      const isLast = tries >= MAX_TRIES
      if (!isAnswer(answer)) {
        if (isLast || !isPassing(answer)) throw answer
        await wait(RETRY_MS * 2 ** tries)
        continue
      }
      const { status, headers } = answer
      const text = await textOf(answer)
      if (status === 404 || status === 410) return undefined
      if (status >= 200 && status < 300) return text.trim() === '' ? {} : parse(text)
      if (status === 401 && refused === undefined) refused = token
      else if (status === 401 || status === 403) throw new FeedStopped('login', { status })
      else if ((status === 429 || status >= 500) && !isLast) {
        const pauseMs = retryAfter(headers['retry-after'], Date.now()) ?? RETRY_MS * 2 ** tries
        if (pauseMs > MAX_PAUSE_MS)
          throw new FeedStopped('busy', { minutes: Math.ceil(pauseMs / 60_000) })
        await wait(pauseMs)
      } else if (status === 429) throw new FeedStopped('busy', { minutes: 1 })
      else throw new FeedStopped('answered', { status })
    }
  }
  return { call }
}
export type Client = ReturnType<typeof createClient>

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'bytes' in value

/** A call that may pass the next time: the CRM was slow, or the line broke. */
const isPassing = (error: unknown): boolean =>
  error instanceof FeedStopped && ['tooSlow', 'unreachable', 'truncated'].includes(error.problem)
