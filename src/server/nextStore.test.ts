import { randomBytes } from 'node:crypto'

import { describe, expect, it } from '@jest/globals'

import NextStore from './nextStore.mjs'

const store = new NextStore()
const page = (html: string, tags: string, status = 200) => ({
  kind: 'APP_PAGE',
  html,
  status,
  headers: { 'x-next-cache-tags': tags },
})
const htmlOf = async (key: string) =>
  ((await store.get(key)) as { value: { html: string } } | null)?.value.html

async function make(key: string, html: string, tags: string): Promise<void> {
  await store.get(key)
  await store.set(key, page(html, tags))
}

describe('the cache of Next', () => {
  it('returns an entry until one of its tags is invalidated', async () => {
    await make('/nl/a', 'one', 'pages:a,footer')
    await make('/nl/b', 'two', 'pages:b')
    await store.revalidateTag(['footer'])
    expect([await htmlOf('/nl/a'), await htmlOf('/nl/b')]).toEqual([undefined, 'two'])
  })

  it('drops an entry that was rendered during a change', async () => {
    await store.get('/nl/slow')
    await store.revalidateTag('pages:slow')
    await store.set('/nl/slow', page('of before', 'pages:slow'))
    expect(await htmlOf('/nl/slow')).toBeUndefined()
    await store.set('/nl/slow', page('of after', 'pages:slow'))
    expect(await htmlOf('/nl/slow')).toBe('of after')
  })

  it('does not store missing pages', async () => {
    await store.get('/nl/nowhere')
    await store.set('/nl/nowhere', page('missing', '', 404))
    expect(await store.get('/nl/nowhere')).toBeNull()
  })

  it('stays within its limit, and drops the least recently used entries first', async () => {
    // Random, because repetition compresses well.
    const big = randomBytes(2_500_000).toString('hex')
    await make('/nl/first', big, '')
    await make('/nl/second', big, '')
    for (let at = 0; at < 20; at += 1) {
      await store.get('/nl/first')
      await make(`/nl/more-${at}`, big, '')
    }
    expect([await htmlOf('/nl/first'), await htmlOf('/nl/second')]).toEqual([big, undefined])
  })

  it('invalidates pages by the tags of the answers they contain', async () => {
    await store.get('question')
    await store.set(
      'question',
      { kind: 'FETCH', data: { body: '[]' } },
      { tags: ['articles:in:x'] },
    )
    expect(await store.get('question')).not.toBeNull()
    await store.revalidateTag(['articles:in:x'])
    expect(await store.get('question')).toBeNull()
  })
})
