import type { CollectionAfterChangeHook, Config } from 'payload'

/** The configuration with what is to be done after each save of some collections, in its transaction and after what they do themselves. */
export const afterSave = (config: Config, hooks: Readonly<Record<string, CollectionAfterChangeHook>>): Config => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const hook = hooks[collection.slug]
    return hook ? { ...collection, hooks: { ...collection.hooks, afterChange: [...(collection.hooks?.afterChange ?? []), hook] } } : collection
  }),
})
