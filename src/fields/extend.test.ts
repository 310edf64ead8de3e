import { describe, expect, it } from '@jest/globals'
import type { CollectionConfig, Config, Endpoint } from 'payload'

import { afterSave, extend, extendAll } from './extend'

const own = () => undefined
const added = () => undefined
const endpoint = (path: string): Endpoint => ({
  path,
  method: 'get',
  handler: () => new Response(),
})

const collection: CollectionConfig = {
  slug: 'houses',
  fields: [],
  admin: { useAsTitle: 'title', hidden: false },
  hooks: { afterChange: [own], beforeRead: [own] },
  endpoints: [endpoint('/own')],
}
const config = {
  collections: [collection, { slug: 'closed', fields: [], endpoints: false }],
  globals: [{ slug: 'footer', fields: [] }],
} as unknown as Config

describe('extending a collection or global', () => {
  it('adds hooks after its own, and keeps the others', () => {
    const { hooks } = extend(collection, { hooks: { afterChange: [added], afterDelete: [added] } })
    expect(hooks).toEqual({ afterChange: [own, added], beforeRead: [own], afterDelete: [added] })
    expect(collection.hooks).toEqual({ afterChange: [own], beforeRead: [own] })
  })

  it('adds endpoints after its own, and settings of the studio in their place', () => {
    const { endpoints, admin } = extend(collection, {
      endpoints: [endpoint('/added')],
      admin: { hidden: true },
    })
    expect((endpoints || []).map(({ path }) => path)).toEqual(['/own', '/added'])
    expect(admin).toEqual({ useAsTitle: 'title', hidden: true })
  })

  it('changes only those that the plugin names', () => {
    const { collections, globals } = extendAll(config, {
      collection: ({ slug }) => (slug === 'houses' ? { hooks: { afterRead: [added] } } : undefined),
      global: () => ({ hooks: { afterRead: [added] } }),
    })
    expect(collections?.map(({ hooks }) => hooks?.afterRead)).toEqual([[added], undefined])
    expect(collections?.[1]?.endpoints).toBe(false)
    expect(globals?.[0]?.hooks).toEqual({ afterRead: [added] })
    expect(afterSave(config, { closed: added }).collections?.[1]?.hooks).toEqual({
      afterChange: [added],
    })
  })
})
