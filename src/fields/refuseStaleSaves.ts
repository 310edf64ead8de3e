import { APIError, type PayloadRequest, type Plugin } from 'payload'

import { say } from './say'

const CONFLICT = 409

type Saved = { updatedAt?: unknown } | undefined

const timeOf = (value: unknown): number => (typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN)

/** A change that does not say what it started from (an import, a quick action) touches only its own fields and passes. */
function refuseStale(data: Saved, before: Saved, req: PayloadRequest): void {
  if (req.context.isRestoringVersion === true) return
  const isStale = timeOf(data?.updatedAt) < timeOf(before?.updatedAt)
  if (isStale) throw new APIError(say(req, 'changedMeanwhile'), CONFLICT, undefined, true)
}

/**
 * Two editors never overwrite each other unseen. The studio's form sends along when the document was last saved as its
 * editor saw it; when someone has saved since, the save is refused and what was typed stays in the form. Payload warns
 * of this at the first key only, and lets the save pass.
 */
export const refuseStaleSaves: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeValidate: [
        ...(collection.hooks?.beforeValidate ?? []),
        ({ data, operation, originalDoc, req }) => {
          if (operation === 'update') refuseStale(data, originalDoc, req)
        },
      ],
    },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeValidate: [...(global.hooks?.beforeValidate ?? []), ({ data, originalDoc, req }) => refuseStale(data, originalDoc, req)],
    },
  })),
})
