import type { Payload } from 'payload'

import { answerRest } from '@/server/rest/answerRest'

import { cookiesAfter, press } from './portal'

const BASE = 'http://localhost:3000/api'

export type Call = { method?: string; body?: unknown; cookie?: string; address?: string }

/** Asks the HTTP API as the route of the site does, without a server in between. */
export function ask(
  payload: Payload,
  path: string,
  { method = 'GET', body, cookie, address }: Call = {},
): Promise<Response> {
  // A session counts only in requests of our own pages.
  const session = cookie ? { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' } : undefined
  const headers = new Headers({
    'Content-Type': 'application/json',
    ...session,
    ...(address && { 'x-forwarded-for': address }),
  })
  const request = new Request(`${BASE}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return answerRest(payload.config, request)
}

/** Lets the program of the studio's screens ask the HTTP API. Returns what ends that. */
export function sendAsStudio(payload: Payload, cookie: string): () => void {
  const { fetch } = globalThis
  globalThis.fetch = (url, { method = 'GET', body } = {}) =>
    ask(payload, String(url).replace(/^\/api/, ''), {
      method,
      cookie,
      ...(typeof body === 'string' && { body: JSON.parse(body) }),
    })
  return () => {
    globalThis.fetch = fetch
  }
}

/** Logs in and gives the cookie of the session. */
export async function logIn(
  payload: Payload,
  slug: 'users' | 'owners',
  email: string,
  password: string,
): Promise<string> {
  const entered = { email, password }
  const response =
    slug === 'owners'
      ? await press('login', entered)
      : await ask(payload, '/users/login', { method: 'POST', body: entered })
  const cookie = cookiesAfter(response)
    .split('; ')
    .find((pair) => pair.startsWith('hestia-token='))
  if (!cookie)
    throw new Error(`${email} could not log in: ${response.status} ${await response.text()}`)
  return cookie
}
