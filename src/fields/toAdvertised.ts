import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Advertised } from '@/domain/legal/advertised'
import { readExcludingWords } from '@/domain/legal/excludingWords'
import { textIn } from '@/domain/legal/promise'
import { defaultLocale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { findCityPlace } from './findCityPlace'
import { idOf } from './related'
import { transactionOf } from './transactionOf'

/** Returns the number of a property type. */
async function typeOf(req: PayloadRequest, mainType: unknown): Promise<number | undefined> {
  const id = idOf(mainType)
  if (id === undefined) return undefined
  // Types are public: the rule applies to every editor.
  const query = {
    collection: 'property-types',
    id,
    depth: 0,
    select: { webId: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  } as const
  return (await req.payload.findByID(query))?.webId ?? undefined
}

type Texts = { title?: unknown; typeDescription?: unknown; description?: unknown }

/** Everything staff wrote themselves, in one text. */
const wordsOf = (texts: Texts): string[] =>
  [texts.title, texts.typeDescription, texts.description].map(textIn).filter((text) => text !== '')

/** A stored property, whose texts in other languages count too: those of the newest draft, or of the site. */
type Stored = { id: string; texts: 'draft' | 'site' }

/** The newest draft of the property that is saved; a new one has none. */
export const draftOf = (original: { id?: unknown } | undefined): Stored | undefined =>
  typeof original?.id === 'string' ? { id: original.id, texts: 'draft' } : undefined

const storedTexts = z.array(
  z.object({
    title: z.string().nullable(),
    typeDescription: z.string().nullable(),
    description: z.unknown(),
  }),
)

/** Reads what a stored property says in the languages other than that of the save. */
async function otherWords(req: PayloadRequest, stored: Stored | undefined): Promise<string[]> {
  if (!stored) return []
  const db = await transactionOf(req)
  const source =
    stored.texts === 'site'
      ? sql`select title, type_description as "typeDescription", description from properties_locales l where l._parent_id = ${stored.id}`
      : sql`select l.version_title as title, l.version_type_description as "typeDescription", l.version_description as description
          from _properties_v v join _properties_v_locales l on l._parent_id = v.id where v.parent_id = ${stored.id} and v.latest`
  const { rows } = await db.execute(
    sql`${source} and l._locale::text <> ${req.locale ?? defaultLocale}`,
  )
  return storedTexts.parse(rows).flatMap(wordsOf)
}

/** The phrases that the agency lists as shutting people out. */
export async function findExcludingWords(req: PayloadRequest): Promise<readonly string[]> {
  const { excludingWords } = await req.payload.findGlobal({
    slug: 'settings',
    depth: 0,
    select: { excludingWords: true },
    overrideAccess: true,
    req,
  })
  return readExcludingWords(excludingWords)
}

/**
 * Returns the values of a property that the law on advertisements looks at, from a save or from the
 * database.
 */
export async function toAdvertised(
  req: PayloadRequest,
  property: Partial<Property>,
  stored?: Stored,
): Promise<Advertised> {
  const { goal = 'sale', city, mainType, epcLabelText } = property
  const region = (await findCityPlace(req, city))?.region
  const words = [
    ...wordsOf(property),
    ...(epcLabelText ? [epcLabelText] : []),
    ...(await otherWords(req, stored)),
  ].join('. ')
  const excludingWords = goal === 'rent' ? await findExcludingWords(req) : []
  return { ...property, goal, region, type: await typeOf(req, mainType), words, excludingWords }
}
