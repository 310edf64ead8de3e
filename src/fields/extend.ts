import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  Config,
  Endpoint,
  Field,
  GlobalConfig,
} from 'payload'

type Entity = CollectionConfig | GlobalConfig

/** What is added to a collection or global. */
type Extension<One extends Entity> = {
  /** They run after its own hooks. */
  hooks?: One['hooks']
  /** They are matched after its own endpoints. */
  endpoints?: Endpoint[]
  /** They stand after its own fields. */
  fields?: Field[]
  /** Settings of the studio, in place of its own ones. */
  admin?: One['admin']
}

type Hooks = Readonly<Record<string, unknown>>

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const joinHooks = (own: Hooks = {}, added: Hooks): Hooks => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(added).map(([name, hooks]) => [name, [...listOf(own[name]), ...listOf(hooks)]]),
  ),
})

export const extend = <One extends Entity>(
  entity: One,
  { hooks, endpoints, fields, admin }: Extension<One>,
): One => ({
  ...entity,
  ...(hooks && { hooks: joinHooks(entity.hooks, hooks) }),
  ...(fields && { fields: [...entity.fields, ...fields] }),
  ...(endpoints && { endpoints: [...(entity.endpoints || []), ...endpoints] }),
  ...(admin && { admin: { ...entity.admin, ...admin } }),
})

type Extensions = {
  collection?: (collection: CollectionConfig) => Extension<CollectionConfig> | undefined
  global?: (global: GlobalConfig) => Extension<GlobalConfig> | undefined
}

/** Adds to the collections and globals for which the functions return an extension. */
export const extendAll = (config: Config, { collection, global }: Extensions): Config => ({
  ...config,
  collections: config.collections?.map((one) => extend(one, collection?.(one) ?? {})),
  globals: config.globals?.map((one) => extend(one, global?.(one) ?? {})),
})

/** Adds an afterChange hook to some collections. It runs in the transaction of the save. */
export const afterSave = (
  config: Config,
  hooks: Readonly<Record<string, CollectionAfterChangeHook>>,
): Config =>
  extendAll(config, {
    collection: ({ slug }) => {
      const hook = hooks[slug]
      return hook && { hooks: { afterChange: [hook] } }
    },
  })
