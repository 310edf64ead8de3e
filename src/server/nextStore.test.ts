import { randomBytes } from 'node:crypto'

import { describe, expect, it } from '@jest/globals'

import NextStore from './nextStore.mjs'

const store = new NextStore()
const page = (html: string, tags: string, status = 200) => ({ kind: 'APP_PAGE', html, status, headers: { 'x-next-cache-tags': tags } })
const htmlOf = async (key: string) => ((await store.get(key)) as { value: { html: string } } | null)?.value.html

async function make(key: string, html: string, tags: string): Promise<void> {
  await store.get(key)
  await store.set(key, page(html, tags))
}

describe('what Next keeps', () => {
  it('is given back until one of its tags is forgotten', async () => {
    await make('/nl/a', 'one', 'pages:a,footer')
    await make('/nl/b', 'two', 'pages:b')
    await store.revalidateTag(['footer'])
    expect([await htmlOf('/nl/a'), await htmlOf('/nl/b')]).toEqual([undefined, 'two'])
  })

  it('is not kept past a change that came while it was being made', async () => {
    await store.get('/nl/slow')
    await store.revalidateTag('pages:slow')
    await store.set('/nl/slow', page('of before', 'pages:slow'))
    expect(await htmlOf('/nl/slow')).toBeUndefined()
    await store.set('/nl/slow', page('of after', 'pages:slow'))
    expect(await htmlOf('/nl/slow')).toBe('of after')
  })

  it('is never an address at which there is nothing', async () => {
    await store.get('/nl/nowhere')
    await store.set('/nl/nowhere', page('missing', '', 404))
    expect(await store.get('/nl/nowhere')).toBeNull()
  })

  it('stays within its bounds, and what was asked for lately stays longest', async () => {
    // Noise, because what repeats itself is kept small.
    const big = randomBytes(2_500_000).toString('hex')
    await make('/nl/first', big, '')
    await make('/nl/second', big, '')
    for (let at = 0; at < 20; at += 1) {
      await store.get('/nl/first')
      await make(`/nl/more-${at}`, big, '')
    }
    expect([await htmlOf('/nl/first'), await htmlOf('/nl/second')]).toEqual([big, undefined])
  })

  it('shares its tags with the answers that pages are made of', async () => {
    await store.get('question')
    await store.set('question', { kind: 'FETCH', data: { body: '[]' } }, { tags: ['articles:in:x'] })
    expect(await store.get('question')).not.toBeNull()
    await store.revalidateTag(['articles:in:x'])
    expect(await store.get('question')).toBeNull()
  })
})
