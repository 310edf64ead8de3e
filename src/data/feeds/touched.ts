import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { kindOf } from '@/domain/feeds/facts'
import { feedLanguages, type FeedLanguage } from '@/domain/feeds/listing'
import { idOf } from '@/data/relations'

import { changeable, usualOf, type FeedRecord } from './records'
import { isStill, richTextOf } from './richText'

const stored = z.looseObject({
  _status: z.enum(['draft', 'published']).nullish(),
  title: z.record(z.string(), z.string().nullish()).nullish(),
  description: z.record(z.string(), z.unknown()).nullish(),
})
type Stored = z.infer<typeof stored>
type Change = { field: string; language?: FeedLanguage; value: unknown; isKept: boolean }

const newest = (req: PayloadRequest, id: string, draft: boolean) =>
  req.payload.findByID({
    ...{ collection: 'properties', id, draft, depth: 0, locale: 'all', fallbackLocale: false, req },
    // A takeover changes what its feed brought, whoever looks at the result.
    overrideAccess: true,
  })

const asFact = (value: unknown, isDay: boolean): unknown => (isDay && typeof value === 'string' ? value.slice(0, 10) : (value ?? null))

/** What the feed says differently from last time, and whether somebody has written something else there meanwhile. */
function changesIn(doc: Stored, before: FeedRecord, after: FeedRecord): Change[] {
  const facts = changeable
    .filter((fact) => before.facts[fact] !== after.facts[fact])
    .map((fact): Change => {
      const present = asFact(doc[fact], kindOf(fact).is === 'day')
      const value = after.facts[fact] ?? usualOf(fact)
      return { field: fact, value, isKept: present !== (before.facts[fact] ?? usualOf(fact)) && present !== value }
    })
  const relations = (['mainType', 'city'] as const)
    .filter((name) => before.facts[name] !== after.facts[name])
    .map((name): Change => ({ field: name, value: after.facts[name], isKept: idOf(doc[name] as string | { id: string } | null) !== before.facts[name] }))
  const texts = feedLanguages.flatMap((language): Change[] => [
    ...(before.title[language] === after.title[language]
      ? []
      : [{ field: 'title', language, value: after.title[language] ?? null, isKept: (doc.title?.[language] ?? '') !== (before.title[language] ?? '') }]),
    ...(before.description[language] === after.description[language]
      ? []
      : [
          {
            ...{ field: 'description', language },
            value: after.description[language] ? richTextOf(after.description[language]) : null,
            isKept: !isStill(doc.description?.[language], before.description[language]),
          },
        ]),
  ])
  return [...facts, ...relations, ...texts]
}

/** Whether somebody prepares a change of what visitors see now. */
async function isPending(req: PayloadRequest, id: string, doc: Stored): Promise<boolean> {
  return doc._status === 'draft' && (await newest(req, id, false))._status === 'published'
}

const namesOf = (changes: readonly Change[]): string[] => [...new Set(changes.map(({ field }) => field))]

/** What a takeover leaves alone in a listing that somebody has edited by hand. */
export async function keptByHand(req: PayloadRequest, id: string, before: FeedRecord, after: FeedRecord): Promise<string[] | 'unsavedDraft'> {
  const doc = stored.parse(await newest(req, id, true))
  if (await isPending(req, id, doc)) return 'unsavedDraft'
  return namesOf(changesIn(doc, before, after).filter(({ isKept }) => isKept))
}

/** Takes over into a listing that somebody has edited: field by field, by the rules that hold for editors. */
export async function updateTouched(req: PayloadRequest, id: string, before: FeedRecord, after: FeedRecord): Promise<string[] | 'unsavedDraft'> {
  const doc = stored.parse(await newest(req, id, true))
  if (await isPending(req, id, doc)) return 'unsavedDraft'
  const changes = changesIn(doc, before, after)
  const taken = changes.filter(({ isKept }) => !isKept)
  for (const language of feedLanguages) {
    const own = taken.filter((change) => change.language === language || (change.language === undefined && language === 'nl'))
    if (own.length === 0) continue
    await req.payload.update({
      ...{ collection: 'properties', id, depth: 0, locale: language, req, overrideAccess: true, draft: doc._status !== 'published' },
      data: { ...Object.fromEntries(own.map(({ field, value }) => [field, value])), ...(doc._status === 'published' && { _status: 'published' }) },
    })
  }
  return namesOf(changes.filter(({ isKept }) => isKept))
}
