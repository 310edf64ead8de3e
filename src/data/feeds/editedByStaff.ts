import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { factKindOf } from '@/domain/feeds/facts'
import { feedLanguages, type FeedLanguage } from '@/domain/feeds/listing'
import { isWordStatement } from '@/domain/legal/wordStatements'
import { idOf } from '@/data/core/relations'

import type { OfferChange } from './offer'
import { changeable, usualOf, type FeedRecord } from './records'
import { equalsPlainText, richTextOf } from './richText'

const storedSchema = z.looseObject({
  _status: z.enum(['draft', 'published']).nullish(),
  title: z.record(z.string(), z.string().nullish()).nullish(),
  description: z.record(z.string(), z.unknown()).nullish(),
})
type StoredProperty = z.infer<typeof storedSchema>
type Change = { field: string; language?: FeedLanguage; value: unknown; isKept: boolean }

const findNewest = (req: PayloadRequest, id: string, draft: boolean) =>
  req.payload.findByID({
    collection: 'properties',
    id,
    draft,
    depth: 0,
    locale: 'all',
    fallbackLocale: false,
    req,
    // An import changes what its feed brought, independent of who approves it.
    overrideAccess: true,
  })

const normalizeFact = (value: unknown, isDay: boolean): unknown =>
  isDay && typeof value === 'string' ? value.slice(0, 10) : (value ?? null)

/** Returns what the feed changed since last time, and whether staff have changed the same field. */
function changesIn(doc: StoredProperty, before: FeedRecord, after: FeedRecord): Change[] {
  const facts = changeable
    .filter((fact) => before.facts[fact] !== after.facts[fact])
    .map((fact): Change => {
      const present = normalizeFact(doc[fact], factKindOf(fact).is === 'day')
      const value = after.facts[fact] ?? usualOf(fact)
      return {
        field: fact,
        value,
        isKept: present !== (before.facts[fact] ?? usualOf(fact)) && present !== value,
      }
    })
  const relations = (['mainType', 'city'] as const)
    .filter((name) => before.facts[name] !== after.facts[name])
    .map((name): Change => ({
      field: name,
      value: after.facts[name],
      isKept: idOf(doc[name] as string | { id: string } | null) !== before.facts[name],
    }))
  const texts = feedLanguages.flatMap((language): Change[] => [
    ...(before.title[language] === after.title[language]
      ? []
      : [
          {
            field: 'title',
            language,
            value: after.title[language] ?? null,
            isKept: (doc.title?.[language] ?? '') !== (before.title[language] ?? ''),
          },
        ]),
    ...(before.description[language] === after.description[language]
      ? []
      : [
          {
            field: 'description',
            language,
            value: after.description[language] ? richTextOf(after.description[language]) : null,
            isKept: !equalsPlainText(doc.description?.[language], before.description[language]),
          },
        ]),
  ])
  return [...facts, ...relations, ...texts]
}

/** Returns whether a published listing has an unpublished draft. */
async function isPending(req: PayloadRequest, id: string, doc: StoredProperty): Promise<boolean> {
  return doc._status === 'draft' && (await findNewest(req, id, false))._status === 'published'
}

const namesOf = (changes: readonly Change[]): string[] => [
  ...new Set(changes.map(({ field }) => field)),
]

/** Returns the fields of a listing edited by staff that an import leaves unchanged. */
export async function findKeptFields(
  req: PayloadRequest,
  id: string,
  before: FeedRecord,
  after: FeedRecord,
): Promise<string[] | 'unsavedDraft'> {
  const doc = storedSchema.parse(await findNewest(req, id, true))
  if (await isPending(req, id, doc)) return 'unsavedDraft'
  return namesOf(changesIn(doc, before, after).filter(({ isKept }) => isKept))
}

/**
 * Imports into a listing that staff edited: field by field, with the validation that applies to
 * editors. Returns false when an unpublished draft waits: then nothing is changed.
 */
export async function updateEdited(
  req: PayloadRequest,
  id: string,
  { before, after, offer }: { before: FeedRecord; after: FeedRecord; offer: OfferChange },
): Promise<boolean> {
  const doc = storedSchema.parse(await findNewest(req, id, true))
  if (await isPending(req, id, doc)) return false
  const applied = changesIn(doc, before, after).filter(({ isKept }) => !isKept)
  // One that comes back to the market, becomes another offer or gets forbidden words may lack nothing that the law
  // requires, as after a save in the studio.
  const comesBack =
    doc.status !== 'active' &&
    applied.some(({ field, value }) => field === 'status' && value === 'active')
  const applies = (fields: readonly string[]) => applied.some(({ field }) => fields.includes(field))
  const becomesOther = offer.isOther && applies(['goal', 'city', 'mainType'])
  const getsWords = offer.refused.some(isWordStatement) && applies(['title', 'description'])
  if (comesBack || becomesOther || getsWords) req.context.decidedBefore = true
  for (const language of feedLanguages) {
    const inLanguage = applied.filter(
      (change) =>
        change.language === language || (change.language === undefined && language === 'nl'),
    )
    if (inLanguage.length === 0) continue
    await req.payload.update({
      collection: 'properties',
      id,
      depth: 0,
      locale: language,
      req,
      overrideAccess: true,
      draft: doc._status !== 'published',
      data: {
        ...Object.fromEntries(inLanguage.map(({ field, value }) => [field, value])),
        ...(doc._status === 'published' && { _status: 'published' }),
      },
    })
  }
  return true
}
