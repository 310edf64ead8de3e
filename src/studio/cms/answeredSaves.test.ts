import { describe, expect, it } from '@jest/globals'

import { answerSaves } from './answeredSaves'

const form = (method = 'PATCH'): RequestInit => {
  const body = new FormData()
  body.append('_payload', '{}')
  return { method, body, headers: { 'Accept-Language': 'nl' } }
}
const answering = (status: number) => () => Promise.resolve(new Response('{}', { status }))
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/** Sends a request to a server that does this, from a browser that has a session or none. */
async function ask(
  send: typeof fetch,
  init: RequestInit | undefined,
  { isLoggedOut = false, address = '/api/articles/1' } = {},
) {
  const heard: string[] = []
  const answered = answerSaves(send, {
    offline: 'No connection',
    notSaved: 'Not saved',
    isLoggedOut: () => Promise.resolve(isLoggedOut),
    onLoggedOut: () => heard.push('logged out'),
    onSaved: () => heard.push('saved'),
  })
  const answer = await answered(address, init).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  )
  return [answer, ...heard]
}

describe('the save of a form', () => {
  it.each(['PATCH', 'post'])('by %s without a connection says so', async (method) => {
    expect(await ask(offline, form(method))).toEqual(['No connection'])
  })

  it('that is given up stays given up', async () => {
    const init = { ...form(), signal: AbortSignal.abort() }
    expect(await ask(offline, init)).toEqual(['Failed to fetch'])
  })

  it.each([401, 403])('that is refused with %d says when one is logged out', async (status) => {
    const isLoggedOut = true
    expect(await ask(answering(status), form(), { isLoggedOut })).toEqual([
      'Not saved',
      'logged out',
    ])
    expect(await ask(answering(status), form())).toEqual([status])
  })

  it('keeps every other answer', async () => {
    expect(await ask(answering(409), form(), { isLoggedOut: true })).toEqual([409])
    expect(await ask(answering(200), form())).toEqual([200, 'saved'])
  })
})

describe('other requests', () => {
  const isLoggedOut = true

  it('that change something keep their answer, and tell when one is logged out', async () => {
    const press = { method: 'POST', body: '{}' }
    expect(await ask(answering(403), press, { isLoggedOut })).toEqual([403, 'logged out'])
    expect(await ask(answering(403), press)).toEqual([403])
    expect(await ask(offline, press)).toEqual(['Failed to fetch'])
  })

  it('of the drawer for many files always keep their answer', async () => {
    const init = { method: 'POST', body: form().body }
    expect(await ask(answering(403), init, { isLoggedOut })).toEqual([403, 'logged out'])
  })

  it('that read, or that the CMS sends by itself, tell nothing', async () => {
    const address = '/api/payload-preferences/articles'
    expect(await ask(answering(401), undefined, { isLoggedOut })).toEqual([401])
    expect(await ask(answering(401), { method: 'POST' }, { isLoggedOut, address })).toEqual([401])
  })
})
