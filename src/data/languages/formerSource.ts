import type { PayloadRequest } from 'payload'

import { plainTextOf } from '@/domain/languages/blank'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'

import type { DocumentLanguages } from './read'
import { translationMarkOf } from './save'
import { isCollection, textsOf, type LocalizedText, type TranslatableConfig } from './texts'

/** The text in the main language that a translation was made from, by path and language. */
export type FormerSources = ReadonlyMap<string, Partial<Record<Locale, string>>>

/** Translations whose source changed, with the fingerprint of the source they were made from. */
const outdatedIn = ({ texts, memory }: DocumentLanguages) =>
  texts.flatMap((text) =>
    locales.flatMap((locale) => {
      const source = memory[text.path]?.[locale]?.[0]
      return source !== undefined && translationMarkOf(text, locale, memory) === 'outdated'
        ? [{ path: text.path, locale, source }]
        : []
    }),
  )

/**
 * Finds the former texts among the versions of a document, the newest first. A document without
 * versions has none, and a version may be gone.
 */
export async function findFormerSources(
  req: PayloadRequest,
  owner: TranslatableConfig,
  id: string,
  document: DocumentLanguages,
): Promise<FormerSources> {
  const outdated = outdatedIn(document)
  const sources = new Map<string, Partial<Record<Locale, string>>>()
  if (outdated.length === 0 || !isCollection(owner) || !owner.versions) return sources
  const { docs } = await req.payload.findVersions({
    collection: owner.slug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    locale: 'all',
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  const versions = docs.map(
    ({ version }) => new Map(textsOf(owner, { ...version }).map((text) => [text.path, text])),
  )
  for (const { path, locale, source } of outdated) {
    const former = versions
      .map((texts): LocalizedText | undefined => texts.get(path))
      .find((text) => text?.prints[defaultLocale] === source)
    if (former)
      sources.set(path, {
        ...sources.get(path),
        [locale]: plainTextOf(former.values[defaultLocale]),
      })
  }
  return sources
}
