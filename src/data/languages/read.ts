import type { PayloadRequest } from 'payload'

import type { TranslationMemory } from '@/domain/languages/memory'
import type { Locale } from '@/i18n/locales'
import { separateRequest } from '@/mail/write'

import { memoriesOf } from './memories'
import { isCollection, textsOf, type LocalizedText, type TranslatableConfig } from './texts'

type Doc = Record<string, unknown>
export type DocumentLanguages = {
  doc: Doc
  texts: LocalizedText[]
  memory: TranslationMemory
  isDraft: boolean
}

export const colleagueAccess = <In extends Locale | 'all'>(req: PayloadRequest, locale: In) =>
  ({
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: separateRequest(req),
  }) as const

export async function findNewest(
  req: PayloadRequest,
  owner: TranslatableConfig,
  id: string,
  locale: Locale | 'all',
): Promise<Doc> {
  if (!isCollection(owner))
    return {
      ...(await req.payload.findGlobal({ slug: owner.slug, ...colleagueAccess(req, locale) })),
    }
  return {
    ...(await req.payload.findByID({
      collection: owner.slug,
      id,
      ...colleagueAccess(req, locale),
    })),
  }
}

/**
 * Reads the newest version of a document with its texts in all languages, with the access rights of
 * the colleague.
 */
export async function readLanguages(
  req: PayloadRequest,
  owner: TranslatableConfig,
  id: string,
): Promise<DocumentLanguages> {
  const doc = await findNewest(req, owner, id, 'all')
  const memory = (await memoriesOf(req, owner, [id])).get(id) ?? {}
  return { doc, texts: textsOf(owner, doc), memory, isDraft: doc._status === 'draft' }
}
