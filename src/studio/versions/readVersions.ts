import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import type { Locale } from '@/i18n/locales'

import { translatorFor } from '../words'
import { differencesIn, type Difference } from './differences'
import { differenceInWords, namedDocuments, type Titles } from './inWords'
import words from './words.json'

/** Changes that a version names. The rest is counted. */
const MAX_NAMED_CHANGES = 6

type Doc = Readonly<Record<string, unknown>>
type Stored = { id: string; at: string; doc: Doc }

export type VersionState = 'live' | 'draft' | 'pastLive' | 'pastDraft'
export type VersionLine = {
  id: string
  at: string
  /** The colleague who saved it, unless a program did. */
  by: string | undefined
  state: VersionState
  changes: string[]
}

async function findStored(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<Stored[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
    sort: '-updatedAt',
    locale: 'all',
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map((one) => ({
    id: String(one.id),
    at: String(one.updatedAt),
    doc: { ...one.version },
  }))
}

/** Reads the titles of the documents that the changes name; one that is gone has none. */
async function findTitles(
  req: PayloadRequest,
  differences: readonly Difference[],
  locale: Locale,
): Promise<Titles> {
  const titles = new Map<string, string>()
  for (const [slug, ids] of namedDocuments(differences)) {
    const config = req.payload.config.collections.find((one) => one.slug === slug)
    const field = config?.admin.useAsTitle
    if (!config || !field || field === 'id') continue
    const { docs } = await req.payload.find({
      collection: config.slug,
      where: { id: { in: [...ids] } },
      locale,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    })
    for (const found of docs) {
      const row: Doc = { ...found }
      const title = row[field]
      if (typeof title === 'string') titles.set(String(found.id), title)
    }
  }
  return titles
}

async function findNames(
  req: PayloadRequest,
  versions: readonly Stored[],
): Promise<Map<string, string>> {
  const ids = versions.flatMap(({ doc }) => (typeof doc.savedBy === 'string' ? [doc.savedBy] : []))
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
    depth: 0,
    pagination: false,
    // The name of a colleague is no secret among colleagues; their account is not read.
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name }) => [String(id), name]))
}

const isPublished = ({ doc }: Stored): boolean => doc._status === 'published'

/** The first version is stored after its document: on a busy machine, a second or more. */
const MAX_CREATION_MS = 60_000

/** Whether a version is the document as it was created; older ones are deleted when there are many. */
const isCreation = ({ at, doc }: Stored): boolean =>
  Date.parse(at) - Date.parse(String(doc.createdAt)) < MAX_CREATION_MS

/** Says which version visitors see and which one waits. `versions` stand newest first. */
function stateOf(versions: readonly Stored[], at: number, isLive: boolean): VersionState {
  const firstPublished = versions.findIndex(isPublished)
  const version = versions[at]
  if (version && isPublished(version)) return isLive && at === firstPublished ? 'live' : 'pastLive'
  return at === 0 ? 'draft' : 'pastDraft'
}

/** Returns the versions of a document, the newest first: who saved each, when, and what it changed. */
export async function readVersions(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: string,
  locale: Locale,
): Promise<VersionLine[]> {
  const say = translatorFor(words, locale)
  const versions = await findStored(req, config.slug, id)
  const differences = versions.map(({ doc }, at) => {
    const former = versions[at + 1]
    return former ? [...differencesIn(config.flattenedFields, former.doc, doc)] : undefined
  })
  const [names, titles, document] = await Promise.all([
    findNames(req, versions),
    findTitles(
      req,
      differences.flatMap((one) => one ?? []),
      locale,
    ),
    req.payload.findByID({
      collection: config.slug,
      id,
      depth: 0,
      draft: false,
      overrideAccess: false,
      user: req.user,
      disableErrors: true,
    }),
  ])
  const live: Doc = { ...document }
  const changesOf = (version: Stored, at: number): string[] => {
    const found = differences[at]
    const former = versions[at + 1]
    if (!found || !former) return [say(isCreation(version) ? 'made' : 'oldest')]
    const isRelease = isPublished(version) && !isPublished(former)
    const changes = [
      ...(isRelease ? [say('published')] : []),
      ...found
        .slice(0, MAX_NAMED_CHANGES)
        .map((difference) => differenceInWords(difference, locale, titles)),
    ]
    const rest = found.length - MAX_NAMED_CHANGES
    if (rest > 0) changes.push(say('more', { count: rest }))
    return changes.length > 0 ? changes : [say('unchanged')]
  }
  return versions.map((version, at) => ({
    id: version.id,
    at: version.at,
    by: names.get(String(version.doc.savedBy)),
    state: stateOf(versions, at, live._status === 'published'),
    changes: changesOf(version, at),
  }))
}
