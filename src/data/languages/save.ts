import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { markOf, type Mark, type Memory } from '@/domain/languages/memory'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { apart } from '@/mail/write'

import { transact } from '../transaction'
import { keepLanguages, memoriesOf, type Confirmed } from './keep'
import { isCollection, textsOf, type Owner, type Text } from './texts'

const cell = { path: z.string().min(1).max(500), locale: z.enum(locales) }
const richText = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })
const value = z.union([z.string().max(200_000), z.boolean(), richText, z.null()])

/** What a colleague changed: each text with a print of what he saw before. */
export const asked = z.strictObject({
  changes: z.array(z.strictObject({ ...cell, value, was: z.string().max(50) })).max(2000),
  confirmed: z.array(z.strictObject(cell)).max(2000),
})
type Asked = z.infer<typeof asked>
type Change = Asked['changes'][number]

/** Why a text could not be saved, where it stands; without a place it concerns the document. */
export type Problem = { path?: string | undefined; locale?: Locale | undefined; message: string } | { path: string; locale: Locale; conflict: true }
export class NotSaved extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super('The languages of a document were not saved')
  }
}

type Doc = Record<string, unknown>
export type Read = { doc: Doc; texts: Text[]; memory: Memory; isDraft: boolean }

const asColleague = <In extends Locale | 'all'>(req: PayloadRequest, locale: In) =>
  ({ locale, fallbackLocale: false, draft: true, depth: 0, overrideAccess: false, user: req.user, req: apart(req) }) as const

async function newest(req: PayloadRequest, owner: Owner, id: string, locale: Locale | 'all'): Promise<Doc> {
  if (!isCollection(owner)) return { ...(await req.payload.findGlobal({ slug: owner.slug, ...asColleague(req, locale) })) }
  return { ...(await req.payload.findByID({ collection: owner.slug, id, ...asColleague(req, locale) })) }
}

/** The newest version of a document with its texts in all languages, as the colleague may read it. */
export async function readLanguages(req: PayloadRequest, owner: Owner, id: string): Promise<Read> {
  const doc = await newest(req, owner, id, 'all')
  const memory = (await memoriesOf(req, owner, [id])).get(id) ?? {}
  return { doc, texts: textsOf(owner, doc), memory, isDraft: doc._status === 'draft' }
}

export const markIn = (text: Text, locale: Locale, memory: Memory): Mark | undefined =>
  text.kind === 'checkbox' ? undefined : markOf(text, locale, defaultLocale, memory)

const fits: Record<Text['kind'], (value: unknown) => boolean> = {
  text: (one) => one === null || typeof one === 'string',
  textarea: (one) => one === null || typeof one === 'string',
  richText: (one) => one === null || richText.safeParse(one).success,
  checkbox: (one) => typeof one === 'boolean',
  other: () => false,
}

/** Each change with its text; somebody else may have written there meanwhile, or taken the row away. */
function matched(texts: readonly Text[], changes: readonly Change[]): { change: Change; text: Text }[] {
  const at = new Map(texts.map((text) => [text.path, text]))
  const problems: Problem[] = []
  const found = changes.flatMap((change) => {
    const text = at.get(change.path)
    if (text && fits[text.kind](change.value) && text.prints[change.locale] === change.was) return [{ change, text }]
    problems.push({ path: change.path, locale: change.locale, conflict: true })
    return []
  })
  if (problems.length > 0) throw new NotSaved(problems)
  return found
}

const isDoc = (one: unknown): one is Doc => typeof one === 'object' && one !== null

/** Sets one leaf of a document in one language; rows are found by their id. */
function place(doc: Doc, steps: readonly string[], value: unknown): void {
  let at: unknown = doc
  for (const step of steps.slice(0, -1)) {
    if (Array.isArray(at)) at = at.find((row) => isDoc(row) && row.id === step)
    else if (isDoc(at)) at = at[step] ??= {}
  }
  const last = steps.at(-1)
  if (isDoc(at) && last !== undefined) at[last] = value
}

const refused = z.object({
  data: z.object({ errors: z.array(z.object({ message: z.string(), path: z.string().optional(), label: z.string().optional() })).min(1) }),
})

/** What Payload refuses, at the text it means. */
function problemsOf(error: unknown, texts: readonly Text[], locale: Locale): Problem[] {
  const errors = refused.safeParse(error).data?.data.errors
  if (!errors) throw error
  return errors.map(({ message, path, label }) => {
    const text = texts.find(({ numbered }) => numbered === path)
    return text ? { path: text.path, locale, message } : { locale, message: label ? `${label}: ${message}` : message }
  })
}

type Found = ReturnType<typeof matched>

/** One language is saved as its form would save it: the fields that hold a change go whole, so that no row is lost. */
async function saveIn(req: PayloadRequest, owner: Owner, id: string, locale: Locale, { texts, isDraft }: Read, found: Found): Promise<void> {
  const doc = await newest(req, owner, id, locale)
  for (const { change, text } of found) place(doc, text.steps, change.value)
  const names = [...new Set(found.flatMap(({ text }) => text.steps[0] ?? []))]
  // Which fields a document has is known at run time only.
  const data: object = { ...Object.fromEntries(names.map((name) => [name, doc[name]])), ...('_status' in doc && { _status: doc._status }) }
  const how = { ...asColleague(req, locale), draft: isDraft, overrideLock: false, data } as const
  try {
    if (isCollection(owner)) await req.payload.update({ collection: owner.slug, id, ...how })
    else await req.payload.updateGlobal({ slug: owner.slug, ...how })
  } catch (error) {
    throw new NotSaved(problemsOf(error, texts, locale))
  }
}

/** Saves all languages of a document at once, or none: what is refused says where. */
export const saveLanguages = (req: PayloadRequest, owner: Owner, id: string, { changes, confirmed }: Asked): Promise<void> =>
  transact(req, async () => {
    const read = await readLanguages(req, owner, id)
    const found = matched(read.texts, changes)
    for (const locale of locales) {
      const mine = found.filter(({ change }) => change.locale === locale)
      if (mine.length > 0) await saveIn(req, owner, id, locale, read, mine)
    }
    if (confirmed.length > 0) await keepLanguages(req, owner, [id], confirmed satisfies readonly Confirmed[])
  })
