import { expect, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'

import { asStaff } from './staff'

type Data = Record<string, unknown>

const saved = z.object({ doc: z.object({ id: z.string() }) })
const found = z.object({ docs: z.array(z.looseObject({ id: z.string() })) })

/** What staff do by the studio's API in a test. What is made here is taken away by `clear`. */
export function studioOf(request: APIRequestContext, origin: string | undefined) {
  const made: { collection: string; id: string }[] = []
  const ask = (method: string, path: string, data?: Data): Promise<unknown> =>
    asStaff(request, origin, async (headers) => {
      const answer = await request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) })
      expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
      return answer.json()
    })

  return {
    async create(collection: string, data: Data, locale = 'nl'): Promise<string> {
      const goesLive = collection === 'properties' && data._status === 'published'
      // A colleague is employed with the password of the administrator.
      const confirmed =
        collection === 'users' ? { presentPassword: process.env.HESTIA_ADMIN_PASSWORD } : {}
      const body = { ...data, ...confirmed, ...(goesLive && { _status: 'draft' }) }
      const { doc } = saved.parse(await ask('POST', `${collection}?locale=${locale}&depth=0`, body))
      made.push({ collection, id: doc.id })
      // What the law wants of an advertisement is not what such a test is about.
      if (goesLive)
        await ask('POST', `properties/publish-anyway?locale=${locale}`, {
          id: doc.id,
          reason: 'Een proef van iets anders',
        })
      return doc.id
    },
    change: (collection: string, id: string, data: Data, locale = 'nl') =>
      ask('PATCH', `${collection}/${id}?locale=${locale}&depth=0`, data),
    /** Mails an owner the link by which they choose their password. */
    invite: async (owner: string): Promise<void> => {
      await ask('POST', `owners/${owner}/invite`)
    },
    remove: (collection: string, id: string) => ask('DELETE', `${collection}/${id}`),
    async find(collection: string, where: string, limit = 1): Promise<({ id: string } & Data)[]> {
      return found.parse(
        await ask('GET', `${collection}?${where}&locale=nl&depth=0&limit=${limit}`),
      ).docs
    },
    async global(slug: string, locale = 'nl'): Promise<Data> {
      return z
        .record(z.string(), z.unknown())
        .parse(await ask('GET', `globals/${slug}?locale=${locale}&depth=0`))
    },
    async clear(): Promise<void> {
      // A form that is still open, or was a moment ago, holds a lock.
      for (const { collection, id } of made.splice(0).reverse())
        await ask('DELETE', `${collection}/${id}?overrideLock=true`)
    },
  }
}

export type Studio = ReturnType<typeof studioOf>

/** Begins an apartment in Ghent, as a draft with the least that a property needs. */
export async function draftApartment(
  studio: Studio,
  title: string,
  more: Data = {},
): Promise<string> {
  const [type] = await studio.find('property-types', 'where[webId][equals]=2')
  const [city] = await studio.find('cities', 'where[zip][equals]=9000')
  return studio.create('properties', {
    title,
    goal: 'sale',
    status: 'active',
    marquee: 'none',
    mainType: type?.id,
    city: city?.id,
    ...more,
  })
}

/** A path that no other test and no earlier run uses. */
export const ownPath = (name: string) =>
  `${name}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

/** Rich text of plain paragraphs, as the studio's editor writes it. */
export const paragraphs = (...texts: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: texts.map((text) => ({
      type: 'paragraph',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      textFormat: 0,
      textStyle: '',
      children: [
        { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text },
      ],
    })),
  },
})
