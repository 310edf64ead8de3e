import { beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'

import { usePayload } from './support/payload'

const site = usePayload()
const published = { _status: 'published', public: true } as const

const rows = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  (await site.payload.db.drizzle.execute(query)).rows

/** What the worker will tell every instance, in the order of the saves. */
async function announced(): Promise<unknown[]> {
  const jobs = await rows(sql`select payload from graphile_worker._private_jobs order by id`)
  return jobs.map(({ payload }) => (payload as { tags: unknown }).tags)
}

beforeEach(() => rows(sql`delete from graphile_worker._private_jobs`))

describe('a change in the studio announces', () => {
  it('one module when its text changed, wherever it stands', async () => {
    const content = [{ blockType: 'contactForm' as const, form: 'contact' as const }]
    const { id } = await site.payload.create({
      collection: 'modules',
      data: { name: 'Formulier', content, ...published },
    })
    await site.payload.update({
      collection: 'modules',
      id,
      data: { title: 'Schrijf ons', ...published },
    })
    expect(await announced()).toEqual([[`modules:${id}`], [`modules:${id}`]])
  })

  it('one page when its text changed, and the tree only when its place did', async () => {
    const { id } = await site.payload.create({
      collection: 'pages',
      data: { title: 'Over ons', kind: 'content', ...published },
    })
    await site.payload.update({
      collection: 'pages',
      id,
      data: { heading: 'Wie wij zijn', ...published },
    })
    await site.payload.update({ collection: 'pages', id, data: { title: 'Wij', ...published } })
    expect(await announced()).toEqual([
      [`pages:${id}`, 'pages'],
      [`pages:${id}`],
      [`pages:${id}`, 'pages'],
    ])
  })

  it('a global by its name', async () => {
    await site.payload.updateGlobal({ slug: 'footer', data: { copyright: '© Hestia' } })
    expect(await announced()).toEqual([['footer']])
  })

  it('nothing when the save did not come to its end', async () => {
    await expect(
      site.payload.create({
        collection: 'pages',
        data: { title: 'Fout', path: 'Geen Pad!', kind: 'content', ...published },
      }),
    ).rejects.toThrow()
    expect(await announced()).toEqual([])
  })
})
