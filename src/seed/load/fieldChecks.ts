import { AsyncLocalStorage } from 'node:async_hooks'

import { traverseFields, type Field, type Payload } from 'payload'

const skipping = new AsyncLocalStorage<true>()

/** Hides the check of a field while a translation is saved. */
function hideCheck(field: Field): void {
  if (!('validate' in field) || !field.validate) return
  const check = field.validate
  Object.defineProperty(field, 'validate', {
    configurable: true,
    enumerable: true,
    get: () => (skipping.getStore() ? undefined : check),
  })
}

/**
 * Lets the checks of all fields be skipped in this program, which loads the demo and ends. For each
 * check Payload first merges the document with what is saved: a quarter of the time of a first start.
 */
export function makeChecksSkippable(payload: Payload): void {
  const { config } = payload
  const seen = new Set<unknown>()
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      config,
      fields,
      callback: ({ field }) => {
        if (seen.has(field)) return
        seen.add(field)
        if ('type' in field) hideCheck(field as Field)
      },
    })
}

/** Runs saves without checks of fields: of texts that belong to a document that was checked. */
export const withoutFieldChecks = <T>(save: () => Promise<T>): Promise<T> =>
  skipping.run(true, save)
