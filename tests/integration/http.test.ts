import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Endpoint } from 'payload'
import sharp from 'sharp'

import { answerRest } from '@/server/rest/answerRest'

import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()

beforeAll(async () => {
  await settle(site.payload)
})

const AN_ID = '01980000-0000-7000-8000-000000000000'
const SHUT = [401, 403, 404, 501]

const signIn = [
  '/login',
  '/passkey-challenge',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/refresh-token',
  '/me',
]
const open = [
  ...signIn.map((path) => `/users${path}`),
  '/media/file/:filename',
  '/documents/file/:filename',
]

/** Every endpoint that the assembled configuration has, internal ones included. */
function everyEndpoint() {
  const { collections, globals, endpoints } = site.payload.config
  const listed = (base: string, list: Endpoint[] | false) =>
    (list || []).map(({ method, path }) => ({ method, path: base + path }))
  return [
    ...listed('', endpoints),
    ...collections.flatMap((one) => listed(`/${one.slug}`, one.endpoints)),
    ...globals.flatMap((one) => listed(`/globals/${one.slug}`, one.endpoints)),
  ]
}

const filled = (path: string) => path.replace(/\/:\w+\??/g, `/${AN_ID}`).replace(/(.)\/$/, '$1')

async function answersTo(cookie?: string): Promise<string[]> {
  const asked = everyEndpoint().filter(({ path }) => !open.includes(path))
  const given: string[] = []
  for (const { method, path } of asked) {
    const body = method === 'get' ? undefined : {}
    const { status } = await ask(site.payload, filled(path), {
      method: method.toUpperCase(),
      body,
      cookie,
    })
    if (!SHUT.includes(status)) given.push(`${method} ${path}: ${status}`)
  }
  return given
}

describe('the HTTP API of the studio', () => {
  it('answers a stranger nothing but logging in, passwords and files', async () => {
    expect(everyEndpoint().length).toBeGreaterThan(200)
    expect(await answersTo()).toEqual([])
  })

  it('answers an owner no more than a stranger', async () => {
    expect(
      await answersTo(await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD)),
    ).toEqual([])
  })

  it('cannot be asked to read by a disguised POST', async () => {
    const request = new Request('http://localhost:3000/api/owners', {
      method: 'POST',
      headers: {
        'X-HTTP-Method-Override': 'GET',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'limit=1',
    })
    expect((await answerRest(site.payload.config, request)).status).toBe(403)
  })

  it('has no GraphQL', async () => {
    expect(
      (
        await ask(site.payload, '/graphql', {
          method: 'POST',
          body: { query: '{ Users { totalDocs } }' },
        })
      ).status,
    ).toBe(404)
  })

  it('searches translated texts in the main language when none, or an unknown one, is named', async () => {
    const cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
    for (const locale of ['', '&locale=xx', '&locale=fr', '&locale=all']) {
      expect(
        (await ask(site.payload, `/pages?where[title][equals]=Thuis${locale}`, { cookie })).status,
      ).toBe(200)
    }
  })

  it('answers staff', async () => {
    const cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
    const response = await ask(site.payload, '/owners?limit=10', { cookie })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('aerts@people.test')
  })

  it('tells who is logged in, and nothing to others', async () => {
    const me = async (path: string, cookie?: string) =>
      JSON.parse(await (await ask(site.payload, path, { cookie })).text()).user?.email ?? null
    const cookie = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
    expect(await me('/users/me', cookie)).toBe('agent@people.test')
    expect(
      await me('/users/me', await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD)),
    ).toBeNull()
    expect(await me('/users/me')).toBeNull()
  })

  it('keeps the token of a session out of the answer', async () => {
    const response = await ask(site.payload, '/users/login', {
      method: 'POST',
      body: { email: 'agent@people.test', password: PASSWORD },
    })
    expect(response.headers.get('Set-Cookie')).toContain('HttpOnly')
    expect(await response.text()).not.toContain('"token"')
  })

  it('says the same to a known and an unknown address that forgot its password', async () => {
    const forgotten = async (email: string) => {
      const response = await ask(site.payload, '/users/forgot-password', {
        method: 'POST',
        body: { email },
      })
      return [response.status, await response.text()]
    }
    expect(await forgotten('agent@people.test')).toEqual(await forgotten('nobody@people.test'))
  })

  it('lets owners in through no door of Payload, staff in the portal through none either', async () => {
    const cookie = await logIn(site.payload, 'users', 'admin@people.test', PASSWORD)
    for (const path of ['login', 'forgot-password', 'reset-password'])
      expect(
        (
          await ask(site.payload, `/owners/${path}`, {
            method: 'POST',
            body: { email: 'aerts@people.test', password: PASSWORD },
            cookie,
          })
        ).status,
      ).toBe(403)
  })

  it('serves a picture to everyone, and refuses the list of pictures to everyone', async () => {
    const data = await sharp({
      create: { width: 32, height: 32, channels: 3, background: '#2f5d50' },
    })
      .png()
      .toBuffer()
    const file = { data, name: 'gevel.png', mimetype: 'image/png', size: data.length }
    const { filename } = await site.payload.create({
      collection: 'media',
      data: { alt: 'Gevel' },
      file,
    })
    expect((await ask(site.payload, `/media/file/${filename}`)).status).toBe(200)
    expect((await ask(site.payload, '/media')).status).toBe(403)
  })
})
