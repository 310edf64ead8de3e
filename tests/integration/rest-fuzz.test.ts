import { beforeAll, describe, expect, it } from '@jest/globals'

import { answerRest } from '@/server/rest/answerRest'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { createOddRequests, type OddRequest } from './support/oddRequests'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
const cookies: Record<string, string> = {}
const known: Record<string, string> = {}
const PEOPLE = ['stranger', 'owner', 'agent', 'editor', 'admin']
const SEED = 20_261_122
const REQUESTS = 1500

/** What an answer to somebody who is wrong never says. */
const INNER_WORDS =
  /\bselect\b.+\bfrom\b|insert into|failed query|syntax error at|relation "|column "|violates|drizzle|node_modules|\.js:\d|TypeError|Cannot read|is not a function|is not iterable|undefined \(|localhost|127\.0\.0\.1|:\d{4}\/|\bat \w+ \(/i

beforeAll(async () => {
  const { payload } = site
  // The requests are wrong on purpose; what goes wrong in the program is what the test looks for.
  payload.logger.level = process.env.FUZZ_LOG ? 'error' : 'silent'
  await settle(payload)
  const type = await createType(payload)
  const city = await createTown(payload)
  const { docs: users } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'agent' } },
  })
  const place = { mainType: type.id, city: city.id }
  const property = await payload.create({
    collection: 'properties',
    data: {
      title: 'Huis',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      contact: users[0]?.id,
      ...place,
      public: true,
      _status: 'published',
    },
  })
  const article = await payload.create({
    collection: 'articles',
    data: { title: 'Nieuws' },
    draft: true,
  })
  Object.assign(known, {
    'property-types': type.id,
    cities: city.id,
    properties: property.id,
    articles: article.id,
    users: users[0]?.id,
  })
  for (const person of PEOPLE.slice(2))
    cookies[person] = await logIn(payload, 'users', `${person}@people.test`, PASSWORD)
  cookies.owner = await logIn(payload, 'owners', 'aerts@people.test', PASSWORD)
})

async function send(
  { method, path, body, type }: OddRequest,
  cookie: string | undefined,
): Promise<{ status: number; text: string; headers: Headers }> {
  const session = cookie ? { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' } : undefined
  const init = {
    method,
    headers: { 'Content-Type': type, ...session },
    ...(body !== undefined && { body }),
  }
  const response = await answerRest(
    site.payload.config,
    new Request(`http://localhost:3000/api${path}`, init),
  )
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('the HTTP API of Payload', () => {
  it(`answers ${REQUESTS} odd requests of everybody without failing and without a word of the inside`, async () => {
    const next = createOddRequests(site.payload, SEED, known)
    const faults: string[] = []
    for (let number = 0; number < REQUESTS; number += 1) {
      const request = next()
      const person = PEOPLE[number % PEOPLE.length] ?? ''
      const { status, text } = await send(request, cookies[person])
      const leak = status >= 400 ? INNER_WORDS.exec(text)?.[0] : undefined
      if (status >= 500 || leak)
        faults.push(
          `${status} ${leak ?? ''} ${person} ${request.method} ${request.path.slice(0, 160)} ${(request.body ?? '').slice(0, 200)}`,
        )
    }
    expect(faults).toEqual([])
  }, 900_000)

  it('still knows who is logged in afterwards', async () => {
    for (const person of PEOPLE.slice(2))
      expect(
        (await ask(site.payload, '/properties?limit=1', { cookie: cookies[person] })).status,
      ).toBe(200)
  })
})

describe('what the HTTP API refuses', () => {
  const asked = async (path: string, person = 'agent', more: Partial<OddRequest> = {}) =>
    send({ method: 'GET', path, type: 'application/json', ...more }, cookies[person])

  it('sorts and filters by nothing that is hidden, not by way of a relation either', async () => {
    for (const path of [
      'contact.hash',
      'contact.salt',
      'contact.resetPasswordToken',
      '-contact.hash',
      'version.contact.hash',
    ])
      expect([path, (await asked(`/properties?sort=${path}`)).status]).toEqual([path, 400])
    expect((await asked('/properties/versions?sort=version.contact.hash')).status).toBe(400)
    expect((await asked('/properties?where[contact.hash][exists]=true')).status).toBe(400)
    expect((await asked('/properties?where[or][0][and][0][contact.hash][like]=a')).status).toBe(400)
  })

  it('still sorts and filters by what staff may see', async () => {
    for (const path of [
      '-createdAt',
      'contact.name',
      'title',
      'city.name',
      'id',
      'title,-reference',
    ]) {
      expect([path, (await asked(`/properties?sort=${path}`)).status]).toEqual([path, 200])
    }
    expect(
      (
        await asked(
          '/properties/versions?sort=-updatedAt&where[parent][equals]=' + known.properties,
        )
      ).status,
    ).toBe(200)
    expect((await asked('/properties?where[or][0][and][0][contact.name][like]=agent')).status).toBe(
      200,
    )
  })

  it('gives no list without an end', async () => {
    for (const query of ['limit=0', 'pagination=false', 'limit=1000']) {
      const { status, text } = await asked(`/property-types?${query}`)
      expect([query, status]).toEqual([query, 200])
      expect(JSON.parse(text).limit ?? 1000).toBeLessThanOrEqual(1000)
    }
    for (const query of ['limit=1001', 'limit=-1', 'page=0', 'depth=11', 'limit=1e3', 'page=1.5'])
      expect([query, (await asked(`/property-types?${query}`)).status]).toEqual([query, 400])
  })

  it('says of what is not there that it is not there, in the same words', async () => {
    const paths = [
      '/payload-migrations',
      '/payload-jobs',
      '/nothing',
      '/properties/versions',
      '/categories/versions',
      '/media/file/none.webp',
      '/globals/none',
      '/cities/abc',
      '/toString',
      '/__proto__',
      '/constructor/x',
      '/globals/valueOf',
    ]
    for (const path of paths) {
      const { status, text, headers } = await asked(path)
      expect([path, status === 404 || path === '/properties/versions']).toEqual([path, true])
      if (status === 404) expect(text).toMatch(/^\{"errors":\[\{"message":"[\w .]+"[^/]*$/)
      expect([path, headers.get('Cache-Control')]).toEqual([
        path,
        expect.stringContaining('no-store'),
      ])
    }
  })

  it('reads no document out of the address that is none', async () => {
    for (const data of ['-1', 'true', '"text"', 'null', '[1]', '%5B%5D'])
      expect([data, (await asked(`/cities/${known.cities}?data=${data}`)).status]).toEqual([
        data,
        400,
      ])
    expect((await asked(`/cities/${known.cities}?data=`)).status).toBe(200)
    expect((await asked(`/cities/${known.cities}?data={}`)).status).toBe(200)
  })

  it('says of a text that cannot be stored that the request is wrong', async () => {
    const body = JSON.stringify({ name: 'Huis\u0000', webId: 7 })
    expect((await asked('/property-types', 'admin', { method: 'POST', body })).status).toBe(400)
    expect((await asked('/property-types?where[name][equals]=%00')).status).toBe(400)
    expect((await asked('/cities/%00')).status).toBe(400)
  })
})
