import type { PayloadRequest } from 'payload'

import type { Advertised } from '@/domain/legal/advertised'
import { readExcludingWords } from '@/domain/legal/excludingWords'
import type { Goal } from '@/domain/catalogue/vocabulary'
import { wordsOf, type WrittenText } from '@/domain/legal/writtenTexts'
import type { Property } from '@/payload-types'

import { findCityPlace } from './findCityPlace'
import { idOf } from './related'

/** Returns the number of a property type. */
export async function findTypeNumber(
  req: PayloadRequest,
  mainType: unknown,
): Promise<number | undefined> {
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
 * Returns what the law looks at in the advertisement of a project: its words, and what tells which law
 * it is. Its units say the rest.
 */
export async function toAdvertisedProject(
  req: PayloadRequest,
  { goal, city, mainType }: { goal?: Goal | null; city?: unknown; mainType?: unknown },
  texts: readonly WrittenText[],
): Promise<Advertised> {
  return {
    goal: goal ?? 'sale',
    region: (await findCityPlace(req, city))?.region,
    type: await findTypeNumber(req, mainType),
    words: wordsOf(texts),
    excludingWords: goal === 'rent' ? await findExcludingWords(req) : [],
  }
}

/**
 * Returns the values of a property that the law on advertisements looks at, from a save or from the
 * database. `texts` are those in all languages.
 */
export const toAdvertised = async (
  req: PayloadRequest,
  property: Partial<Property>,
  texts: readonly WrittenText[],
): Promise<Advertised> => ({ ...property, ...(await toAdvertisedProject(req, property, texts)) })
