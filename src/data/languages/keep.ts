import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Config,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'

import { confirm, remember, stateOf, type LanguageState, type Memory } from '@/domain/languages/memory'
import { transactionOf } from '@/fields/transactionOf'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { apart } from '@/mail/write'

import { afterWriting } from '../afterWriting'
import { languageBit } from '../search/keep'
import { hasTexts, isCollection, textsOf, translatable, type Owner, type Text } from './texts'

type Doc = Record<string, unknown>

/** A translation that a colleague found to be right although its source changed. */
export type Confirmed = { path: string; locale: Locale }

const memories = z.array(z.object({ document: z.string(), memory: z.record(z.string(), z.record(z.string(), z.tuple([z.string(), z.string()]).readonly())) }))

/** What is asked for is what staff work on: the newest version, in all languages, whoever saves. */
const newestVersion = (req: PayloadRequest) => ({ locale: 'all', fallbackLocale: false, draft: true, depth: 0, overrideAccess: true, req: apart(req) }) as const

/** A global is one document without an id. */
async function newestOf(req: PayloadRequest, owner: Owner, ids: readonly string[]): Promise<Doc[]> {
  if (!isCollection(owner)) return [{ ...(await req.payload.findGlobal({ slug: owner.slug, ...newestVersion(req) })), id: '' }]
  const { docs } = await req.payload.find({ collection: owner.slug, where: { id: { in: [...ids] } }, pagination: false, ...newestVersion(req) })
  return docs.map((doc) => ({ ...doc }))
}

/** How a document is called, in the main language where it is called differently in each. */
function titleOf(owner: Owner, doc: Doc): string {
  const title = isCollection(owner) ? doc[owner.admin.useAsTitle ?? 'id'] : ''
  if (typeof title !== 'object' || title === null) return String(title ?? '')
  const named: Partial<Record<Locale, unknown>> = title
  return String([defaultLocale, ...locales].map((locale) => named[locale]).find((one) => typeof one === 'string' && one !== '') ?? '')
}

const isHiddenIn = (texts: readonly Text[], locale: Locale): boolean => texts.some(({ path, values }) => path === 'public' && values[locale] !== true)

const bitsOf = (states: Readonly<Record<Locale, LanguageState>>, holds: (state: LanguageState) => boolean): number =>
  locales.filter((locale) => holds(states[locale])).reduce((bits, locale) => bits | languageBit(locale), 0)

type Row = { document: string; title: string; states: string; memory: string; missing: number; outdated: number; hidden: number }

function rowOf(owner: Owner, doc: Doc, before: Memory, confirmed: readonly Confirmed[]): Row {
  const texts = textsOf(owner, doc)
  const printed = translatable(texts)
  const memory = confirm(remember(before, printed, defaultLocale), printed, confirmed, defaultLocale)
  const states = Object.fromEntries(locales.map((locale) => [locale, stateOf(printed, locale, defaultLocale, memory, isHiddenIn(texts, locale))])) as Record<
    Locale,
    LanguageState
  >
  return {
    ...{ document: String(doc.id), title: titleOf(owner, doc).slice(0, 200), states: JSON.stringify(states), memory: JSON.stringify(memory) },
    missing: bitsOf(states, ({ missing }) => missing > 0),
    outdated: bitsOf(states, ({ outdated }) => outdated > 0),
    hidden: bitsOf(states, ({ isHidden }) => isHidden),
  }
}

export async function memoriesOf(req: PayloadRequest, { slug }: Owner, ids: readonly string[]): Promise<Map<string, Memory>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select document, memory from language_states where collection = ${slug} and document in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )
  return new Map(memories.parse(rows).map(({ document, memory }) => [document, memory]))
}

/** Writes anew how far some documents of a collection are, all in one statement, in the transaction of the request. */
export async function keepLanguages(req: PayloadRequest, owner: Owner, ids: readonly string[], confirmed: readonly Confirmed[] = []): Promise<void> {
  if (ids.length === 0) return
  const [docs, before] = [await newestOf(req, owner, ids), await memoriesOf(req, owner, ids)]
  const rows = docs.map((doc) => rowOf(owner, doc, before.get(String(doc.id)) ?? {}, confirmed))
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into language_states (collection, document, title, states, memory, missing_in, outdated_in, hidden_in, kept_at)
    select ${owner.slug}, r.document, r.title, r.states::jsonb, r.memory::jsonb, r.missing, r.outdated, r.hidden, clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (document text, title text, states text, memory text, missing smallint, outdated smallint, hidden smallint)
    order by r.document
    on conflict (collection, document) do update set title = excluded.title, states = excluded.states, memory = excluded.memory,
      missing_in = excluded.missing_in, outdated_in = excluded.outdated_in, hidden_in = excluded.hidden_in, kept_at = excluded.kept_at`)
}

/** The loader of the demo content writes everything first; what it wrote is found by `sweepLanguages`. */
const isQuiet = (req: PayloadRequest): boolean => req.context.quiet === true

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isQuiet(req)) await keepLanguages(req, collection, [String(doc.id)])
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await transactionOf(req)
  await db.execute(sql`delete from language_states where collection = ${collection.slug} and document = ${String(id)}`)
}

const afterGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isQuiet(req)) await keepLanguages(req, global, [''])
  return doc
}

const isRemembered = ({ fields }: CollectionConfig | GlobalConfig): boolean => hasTexts(fields)

/** How far each document is in each language is kept in the transaction of the save. */
export const rememberLanguages = (config: Config): Config =>
  afterWriting(config, { collections: isRemembered, globals: isRemembered, afterChange, afterDelete, afterGlobal })
