import { describe, expect, it } from '@jest/globals'

import { useFront, type Heard, type Reply } from './support/front'

const JSON_TYPE = { 'content-type': 'application/json' }
const towns = { version: 1 }

function play({ url }: Heard): Reply {
  if (url.startsWith('/api/internal/revalidate')) return { status: 204 }
  if (url.includes('lang=de'))
    return { status: 404, headers: JSON_TYPE, body: '{"errors":[{"message":"Hier nicht."}]}' }
  if (url.includes('/index'))
    return {
      headers: { ...JSON_TYPE, 'cache-control': 's-maxage=31536000' },
      body: JSON.stringify(Array(200).fill(`Gent ${towns.version}`)),
    }
  if (url.includes('q=broken')) return { status: 500, headers: JSON_TYPE, body: 'at database.ts:1' }
  return { headers: { ...JSON_TYPE, 'cache-control': 'no-cache' }, body: JSON.stringify({ url }) }
}

const front = useFront(play)
const heard = () => front.heard.map(({ url }) => url).filter((url) => url.includes('search'))

describe('the index of the search', () => {
  it('is asked for once, compressed, and costs nothing while it is the same', async () => {
    const first = await front.ask('/api/search/index?lang=nl', {
      headers: { 'accept-encoding': 'br', cookie: 'hestia-token=x' },
    })
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: expect.any(String),
    })
    const again = await front.ask('/api/search/index?lang=nl&x=1', {
      headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.etag },
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(heard()).toEqual(['/api/search/index?lang=nl'])
    towns.version = 2
    await front.purge()
    expect(
      (
        await front.ask('/api/search/index?lang=nl', {
          headers: { 'if-none-match': first.headers.etag },
        })
      ).text,
    ).toContain('Gent 2')
  })

  it('of a language that is not there is said to be none', async () => {
    const answer = await front.ask('/api/search/index?lang=de')
    expect([answer.status, answer.text]).toEqual([404, '{"errors":[{"message":"Hier nicht."}]}'])
  })
})

describe('what a visitor types', () => {
  it('is asked without anything of the visitor, and with the known keys alone', async () => {
    const answer = await front.ask('/api/search/properties?lang=nl&q=huis%20gent&depth=9', {
      headers: { cookie: 'hestia-token=x' },
    })
    expect(JSON.parse(answer.text)).toEqual({ url: '/api/search/properties?lang=nl&q=huis+gent' })
    expect(front.heard.at(-1)?.headers.cookie).toBeUndefined()
  })

  it('is never answered with what broke', async () => {
    const answer = await front.ask('/api/search/properties?lang=fr&q=broken')
    expect([answer.status, answer.headers['content-type']]).toEqual([503, 'application/json'])
    expect(answer.text).toContain('Nous revenons tout de suite')
  })

  it('is asked fifty times in a second from one address and not more: the others are told when to ask again', async () => {
    front.clock.time += 60_000
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, number) =>
        front.ask(`/api/search/properties?lang=fr&q=${number}`),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect([answers.length - refused.length, refused.length]).toEqual([50, 30])
    expect(refused[0]?.headers['retry-after']).toBe('1')
    expect(JSON.parse(refused[0]?.text ?? '')).toEqual({
      errors: [
        {
          message:
            'Un peu de patience. Trop de demandes sont arrivées à la fois de votre adresse. Réessayez dans quelques instants.',
        },
      ],
    })
    front.clock.time += 1_000
    expect((await front.ask('/api/search/properties?lang=fr&q=huis')).status).toBe(200)
  })
})
