import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { documentTag } from '@/data/core/cacheTags'
import { findUses } from '@/fields/uses'

import { createTown, createType } from './support/fixtures'
import { textThatLinksTo, textThatShows } from './support/richText'
import { usePayload } from './support/payload'

const site = usePayload()
let place: { mainType: string; city: string }

beforeAll(async () => {
  const { payload } = site
  place = { mainType: (await createType(payload)).id, city: (await createTown(payload)).id }
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let files = 0
const picture = async (): Promise<string> => {
  files += 1
  const file = { data: PIXEL, name: `foto-${files}.png`, mimetype: 'image/png', size: PIXEL.length }
  return (await site.payload.create({ collection: 'media', data: { alt: 'Foto' }, file })).id
}

/** Where a document is used, as the panel of a picture and the refusal to delete it see it. */
const usesOf = async (collection: string, id: string) =>
  (await findUses(await createLocalReq({}, site.payload), collection, id)).map(({ slug, docs }) =>
    docs ? `${slug} ${docs.map((doc) => doc.id).join(' ')}` : slug,
  )

const article = (path: string, content: ReturnType<typeof textThatShows>) =>
  site.payload.create({
    collection: 'articles',
    data: { title: path, path, content, _status: 'published' },
  })

describe('a picture in a text', () => {
  it('is used there: it is not deleted, and a change of it reaches the page', async () => {
    const id = await picture()
    const shows = await article('met-foto', textThatShows(id))
    expect(await usesOf('media', id)).toEqual([`articles ${shows.id}`])
    await expect(site.payload.delete({ collection: 'media', id })).rejects.toThrow(/met-foto/)
    await site.payload.update({ collection: 'media', id, data: { alt: 'Andere foto' } })
    const { rows } = await site.payload.db.pool.query<{ data: string }>(
      `select payload::text as data from graphile_worker._private_jobs order by id desc limit 1`,
    )
    expect(rows[0]?.data).toContain(documentTag('articles', shows.id))
  })

  it('is used in whichever language shows it, on pages, listings, modules and in the footer', async () => {
    const { payload } = site
    const id = await picture()
    const content = textThatShows(id)
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Pagina', path: 'pagina', kind: 'content' },
    })
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'fr',
      data: { title: 'Page', path: 'page', intro: content },
    })
    const property = await payload.create({
      collection: 'properties',
      data: {
        title: 'Loft',
        goal: 'sale',
        status: 'prospective',
        marquee: 'none',
        description: content,
        ...place,
      },
    })
    const form = [{ blockType: 'contactForm' as const, form: 'contact' as const }]
    const { id: moduleId } = await payload.create({
      collection: 'modules',
      data: { name: 'Formulier', content: form },
    })
    await payload.update({
      collection: 'modules',
      id: moduleId,
      locale: 'de',
      data: { description: content },
    })
    await payload.updateGlobal({
      slug: 'footer',
      locale: 'fr',
      data: { columns: [{ title: 'Kolom', public: true, full: content }] },
    })
    expect((await usesOf('media', id)).sort()).toEqual([
      'footer',
      `modules ${moduleId}`,
      `pages ${page.id}`,
      `properties ${property.id}`,
    ])
  })

  it('is used by the draft that shows it first, and by none that no longer does', async () => {
    const id = await picture()
    const other = await picture()
    const shows = await article('wisselt', textThatShows(other))
    await site.payload.update({
      collection: 'articles',
      id: shows.id,
      draft: true,
      data: { content: textThatShows(id), _status: 'draft' },
    })
    expect(await usesOf('media', id)).toEqual([`articles ${shows.id}`])
    expect(await usesOf('media', other)).toEqual([`articles ${shows.id}`])
    await site.payload.update({
      collection: 'articles',
      id: shows.id,
      data: { content: textThatShows(id), _status: 'published' },
    })
    expect(await usesOf('media', other)).toEqual([])
    await site.payload.delete({ collection: 'media', id: other })
  })
})

describe('a document that a text links to', () => {
  it('is not deleted while it does', async () => {
    const target = await article('doel', textThatShows(await picture()))
    const text = await article('verwijst', textThatLinksTo('articles', target.id))
    const remove = () => site.payload.delete({ collection: 'articles', id: target.id })
    await expect(remove()).rejects.toThrow(/verwijst/)
    await site.payload.delete({ collection: 'articles', id: text.id })
    await expect(remove()).resolves.toMatchObject({ id: target.id })
  })

  it('is not held by its own text', async () => {
    const { id } = await article('kringloop', textThatShows(await picture()))
    const own = { content: textThatLinksTo('articles', id), _status: 'published' } as const
    await site.payload.update({ collection: 'articles', id, data: own })
    expect(await usesOf('articles', id)).toEqual([])
  })
})

describe('the texts of properties', () => {
  it('are not all read for it', async () => {
    const { rows } = await site.payload.db.pool.query<{ indexname: string }>(
      `select indexname from pg_indexes where indexdef like '%"relationTo"%' order by 1`,
    )
    expect(rows.map(({ indexname }) => indexname)).toEqual([
      '_properties_v_locales_references_idx',
      'properties_locales_references_idx',
    ])
  })
})
