import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Config, GlobalAfterChangeHook, GlobalConfig } from 'payload'

type Writing = {
  collections: (collection: CollectionConfig) => boolean
  globals: (global: GlobalConfig) => boolean
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
  afterGlobal: GlobalAfterChangeHook
}

/** What is kept beside the documents of many collections is kept in the transaction of each save, after their own hooks. */
export const afterWriting = (config: Config, { collections, globals, afterChange, afterDelete, afterGlobal }: Writing): Config => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if (!collections(collection)) return collection
    const { hooks } = collection
    return {
      ...collection,
      hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), afterChange], afterDelete: [...(hooks?.afterDelete ?? []), afterDelete] },
    }
  }),
  globals: config.globals?.map((global) =>
    globals(global) ? { ...global, hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), afterGlobal] } } : global,
  ),
})
