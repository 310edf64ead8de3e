import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { markOf, type Mark, type TranslationMemory } from '@/domain/languages/memory'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'

import { transact } from '../core/transaction'
import { colleagueAccess, findNewest, readLanguages, type DocumentLanguages } from './read'
import { setLeaf } from './setLeaf'
import { syncLanguageStates, type Confirmed } from './syncStates'
import { isCollection, type TranslatableConfig, type LocalizedText } from './texts'

const cell = { path: z.string().min(1).max(500), locale: z.enum(locales) }
const richText = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })
const value = z.union([z.string().max(200_000), z.boolean(), richText, z.null()])

/**
 * The request body: each change with a hash of the text the colleague saw before; without one it is
 * saved while it is being typed.
 */
export const saveRequest = z.strictObject({
  changes: z
    .array(z.strictObject({ ...cell, value, was: z.string().max(50).optional() }))
    .max(2000),
  confirmed: z.array(z.strictObject(cell)).max(2000),
})
type SaveRequest = z.infer<typeof saveRequest>
type Change = SaveRequest['changes'][number]

/** Why a text could not be saved, and where; without a path it concerns the document. */
export type Problem =
  | { path?: string | undefined; locale?: Locale | undefined; message: string }
  | { path: string; locale: Locale; conflict: true }
export class NotSaved extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super('The languages of a document were not saved')
  }
}

export const translationMarkOf = (
  text: LocalizedText,
  locale: Locale,
  memory: TranslationMemory,
): Mark | undefined =>
  text.kind === 'checkbox' ? undefined : markOf(text, locale, defaultLocale, memory)

const fitsKind: Record<LocalizedText['kind'], (value: unknown) => boolean> = {
  text: (one) => one === null || typeof one === 'string',
  textarea: (one) => one === null || typeof one === 'string',
  richText: (one) => one === null || richText.safeParse(one).success,
  checkbox: (one) => typeof one === 'boolean',
  other: () => false,
}

/**
 * Finds the text of each change. It is a conflict when the text was changed in the meantime, or its
 * row removed.
 */
function matchChanges(
  texts: readonly LocalizedText[],
  changes: readonly Change[],
): { change: Change; text: LocalizedText }[] {
  const byPath = new Map(texts.map((text) => [text.path, text]))
  const problems: Problem[] = []
  const matches = changes.flatMap((change) => {
    const text = byPath.get(change.path)
    if (
      text &&
      fitsKind[text.kind](change.value) &&
      (change.was === undefined || text.prints[change.locale] === change.was)
    )
      return [{ change, text }]
    problems.push({ path: change.path, locale: change.locale, conflict: true })
    return []
  })
  if (problems.length > 0) throw new NotSaved(problems)
  return matches
}

const validationError = z.object({
  data: z.object({
    errors: z
      .array(
        z.object({
          message: z.string(),
          path: z.string().optional(),
          label: z.string().optional(),
        }),
      )
      .min(1),
  }),
})

/** Maps Payload's validation errors to the texts they are about. */
function problemsIn(error: unknown, texts: readonly LocalizedText[], locale: Locale): Problem[] {
  const errors = validationError.safeParse(error).data?.data.errors
  if (!errors) throw error
  return errors.map(({ message, path, label }) => {
    const text = texts.find(({ numbered }) => numbered === path)
    return text
      ? { path: text.path, locale, message }
      : { locale, message: label ? `${label}: ${message}` : message }
  })
}

type MatchedChanges = ReturnType<typeof matchChanges>

/**
 * Saves one language as its form would: the fields that hold a change are sent whole, so that no
 * row is lost.
 */
async function saveIn(
  req: PayloadRequest,
  owner: TranslatableConfig,
  id: string,
  locale: Locale,
  { texts, isDraft }: DocumentLanguages,
  matches: MatchedChanges,
): Promise<void> {
  const doc = await findNewest(req, owner, id, locale)
  for (const { change, text } of matches) setLeaf(doc, text.steps, change.value)
  const names = [...new Set(matches.flatMap(({ text }) => text.steps[0] ?? []))]
  // The fields of a document are known at run time only.
  const data: object = {
    ...Object.fromEntries(names.map((name) => [name, doc[name]])),
    ...('_status' in doc && { _status: doc._status }),
  }
  const options = {
    ...colleagueAccess(req, locale),
    draft: isDraft,
    overrideLock: false,
    data,
  } as const
  try {
    if (isCollection(owner)) await req.payload.update({ collection: owner.slug, id, ...options })
    else await req.payload.updateGlobal({ slug: owner.slug, ...options })
  } catch (error) {
    throw new NotSaved(problemsIn(error, texts, locale))
  }
}

/**
 * Saves all languages of a document in one transaction; validation errors say where they belong.
 */
export const saveLanguages = (
  req: PayloadRequest,
  owner: TranslatableConfig,
  id: string,
  { changes, confirmed }: SaveRequest,
): Promise<void> =>
  transact(req, async () => {
    const languages = await readLanguages(req, owner, id)
    const matches = matchChanges(languages.texts, changes)
    for (const locale of locales) {
      const inLocale = matches.filter(({ change }) => change.locale === locale)
      if (inLocale.length > 0) await saveIn(req, owner, id, locale, languages, inLocale)
    }
    if (confirmed.length > 0)
      await syncLanguageStates(req, owner, [id], confirmed satisfies readonly Confirmed[])
  })
