import { AsyncLocalStorage } from 'node:async_hooks'

import { traverseFields, type Field, type FieldHook, type Payload } from 'payload'

import { inLanguage, isPerLanguage, otherLocales } from '../text'

/** The document that is being saved, in all languages. */
const saving = new AsyncLocalStorage<unknown>()

const valueAt = (document: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, part) => (value as Record<string, unknown> | undefined)?.[part],
    document,
  )

/**
 * Puts the other languages of a field where Payload looks for what is stored in them, so that one save
 * writes all of them.
 */
const addOtherLanguages: FieldHook = ({ field, path, siblingDocWithLocales, value }) => {
  const all = valueAt(saving.getStore(), path)
  if (isPerLanguage(all) && siblingDocWithLocales && 'name' in field)
    siblingDocWithLocales[field.name as string] = Object.fromEntries(
      otherLocales.map((locale) => [locale, inLanguage(all, locale)]),
    )
  return value
}

/** Lets `withAllLanguages` work in this program, which loads the demo and ends. */
export function makeTranslatable(payload: Payload): void {
  const { config } = payload
  const seen = new Set<unknown>()
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      config,
      fields,
      callback: ({ field }) => {
        if (seen.has(field) || !('localized' in field) || !field.localized) return
        seen.add(field)
        const { hooks } = field as Field & { hooks?: { beforeChange?: FieldHook[] } }
        Object.assign(field, {
          hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), addOtherLanguages] },
        })
      },
    })
}

/**
 * Runs the save of a document in the main language, which stores what it says in the others too. Payload by
 * itself takes a save for each language, and reads and writes the whole document every time.
 */
export const withAllLanguages = <T>(document: unknown, save: () => Promise<T>): Promise<T> =>
  saving.run(document, save)
