import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Config,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

import {
  confirm,
  remember,
  stateOf,
  type LanguageState,
  type TranslationMemory,
} from '@/domain/languages/memory'
import { extendAll } from '@/fields/extend'
import { transactionOf } from '@/fields/transactionOf'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { separateRequest } from '@/mail/write'

import { languageBit } from '../catalogue/search/searchRowSql'
import { memoriesOf } from './memories'
import {
  hasTexts,
  isCollection,
  textsOf,
  translatable,
  type TranslatableConfig,
  type LocalizedText,
} from './texts'

type Doc = Record<string, unknown>

/** A translation that a colleague confirmed although its source changed. */
export type Confirmed = { path: string; locale: Locale }

/** Reads what staff work on: the newest version, in all languages, independent of who saves. */
const newestVersion = (req: PayloadRequest) =>
  ({
    locale: 'all',
    fallbackLocale: false,
    draft: true,
    depth: 0,
    overrideAccess: true,
    req: separateRequest(req),
  }) as const

/** Reads the newest versions; a global is one document without an id. */
async function findNewest(
  req: PayloadRequest,
  owner: TranslatableConfig,
  ids: readonly string[],
): Promise<Doc[]> {
  if (!isCollection(owner))
    return [
      { ...(await req.payload.findGlobal({ slug: owner.slug, ...newestVersion(req) })), id: '' },
    ]
  const { docs } = await req.payload.find({
    collection: owner.slug,
    where: { id: { in: [...ids] } },
    pagination: false,
    ...newestVersion(req),
  })
  return docs.map((doc) => ({ ...doc }))
}

/** Returns the title of a document, in the main language where it is localized. */
function titleOf(owner: TranslatableConfig, doc: Doc): string {
  const title = isCollection(owner) ? doc[owner.admin.useAsTitle ?? 'id'] : ''
  if (typeof title !== 'object' || title === null) return String(title ?? '')
  const titles: Partial<Record<Locale, unknown>> = title
  return String(
    [defaultLocale, ...locales]
      .map((locale) => titles[locale])
      .find((one) => typeof one === 'string' && one !== '') ?? '',
  )
}

const isHiddenIn = (texts: readonly LocalizedText[], locale: Locale): boolean =>
  texts.some(({ path, values }) => path === 'public' && values[locale] !== true)

const bitsOf = (
  states: Readonly<Record<Locale, LanguageState>>,
  hasState: (state: LanguageState) => boolean,
): number =>
  locales
    .filter((locale) => hasState(states[locale]))
    .reduce((bits, locale) => bits | languageBit(locale), 0)

type Row = {
  document: string
  title: string
  states: string
  memory: string
  missing: number
  outdated: number
  hidden: number
}

function rowOf(
  owner: TranslatableConfig,
  doc: Doc,
  previousMemory: TranslationMemory,
  confirmed: readonly Confirmed[],
): Row {
  const texts = textsOf(owner, doc)
  const fingerprints = translatable(texts)
  const memory = confirm(
    remember(previousMemory, fingerprints, defaultLocale),
    fingerprints,
    confirmed,
    defaultLocale,
  )
  const states = Object.fromEntries(
    locales.map((locale) => [
      locale,
      stateOf(fingerprints, locale, defaultLocale, memory, isHiddenIn(texts, locale)),
    ]),
  ) as Record<Locale, LanguageState>
  return {
    document: String(doc.id),
    title: titleOf(owner, doc).slice(0, 200),
    states: JSON.stringify(states),
    memory: JSON.stringify(memory),
    missing: bitsOf(states, ({ missing }) => missing > 0),
    outdated: bitsOf(states, ({ outdated }) => outdated > 0),
    hidden: bitsOf(states, ({ isHidden }) => isHidden),
  }
}

/**
 * Recalculates how far documents of a collection are translated and stores it in one statement, in
 * the transaction of the request.
 */
export async function syncLanguageStates(
  req: PayloadRequest,
  owner: TranslatableConfig,
  ids: readonly string[],
  confirmed: readonly Confirmed[] = [],
): Promise<void> {
  if (ids.length === 0) return
  const docs = await findNewest(req, owner, ids)
  const previous = await memoriesOf(req, owner, ids)
  const rows = docs.map((doc) => rowOf(owner, doc, previous.get(String(doc.id)) ?? {}, confirmed))
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

/** The loader of the demo content skips this; `sweepLanguages` finds what it wrote. */
const isQuiet = (req: PayloadRequest): boolean => req.context.quiet === true

const syncAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isQuiet(req)) await syncLanguageStates(req, collection, [String(doc.id)])
  return doc
}

const deleteState: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await transactionOf(req)
  await db.execute(
    sql`delete from language_states where collection = ${collection.slug} and document = ${String(id)}`,
  )
}

const syncAfterGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isQuiet(req)) await syncLanguageStates(req, global, [''])
  return doc
}

/** Stores how far each document is translated, in the transaction of its save. */
export const trackLanguages = (config: Config): Config =>
  extendAll(config, {
    collection: ({ fields }) =>
      hasTexts(fields)
        ? { hooks: { afterChange: [syncAfterChange], afterDelete: [deleteState] } }
        : undefined,
    global: ({ fields }) =>
      hasTexts(fields) ? { hooks: { afterChange: [syncAfterGlobal] } } : undefined,
  })
