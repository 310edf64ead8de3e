import type { DocumentViewServerProps } from 'payload'
import { notFound } from 'next/navigation'

import { staff } from '@/access/rules'
import { findShownLanguages } from '@/data/languages/allowed'
import { findFormerSources, type FormerSources } from '@/data/languages/formerSource'
import { readLanguages, type DocumentLanguages } from '@/data/languages/read'
import { translationMarkOf } from '@/data/languages/save'
import { isCollection, type LocalizedText } from '@/data/languages/texts'
import { defaultLocale, localeOf, locales, type Locale } from '@/i18n/locales'

import '../studio.css'
import './languages.css'
import { labelPath } from '../labelPath'
import { translatorFor } from '../words'
import type { Cell, Value } from './cells'
import { Languages } from './Languages'
import words from './words.json'

const isValue = (value: unknown): value is Value =>
  value === null || ['string', 'boolean', 'object'].includes(typeof value)

/**
 * Splits the labels of a text into its own and those of the fields around it ("Modules 2 › Tekst").
 */
function labelAndPlace(
  labels: readonly unknown[],
  locale: Locale,
): { label: string; within: string } {
  const parts = labelPath(labels, locale)
  return { label: parts.at(-1) ?? '', within: parts.slice(0, -1).join(' › ') }
}

const cellOf = (
  text: LocalizedText,
  { memory }: DocumentLanguages,
  formers: FormerSources,
  locale: Locale,
): Cell => ({
  formers: formers.get(text.path) ?? {},
  path: text.path,
  schema: text.schema,
  kind: text.kind,
  prints: text.prints,
  ...labelAndPlace(text.labels, locale),
  values: Object.fromEntries(
    locales.map((one) => [one, isValue(text.values[one]) ? text.values[one] : null]),
  ) as Cell['values'],
  marks: Object.fromEntries(
    locales.flatMap((one) => translationMarkOf(text, one, memory) ?? []).length > 0
      ? locales.map((one) => [one, translationMarkOf(text, one, memory)])
      : [],
  ),
})

const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/**
 * Reads `?show=nl,fr&needs` from the links of the matrix. Without it, all languages of the site are
 * shown.
 */
function beginOf(
  params: Record<string, string | string[] | undefined> = {},
  all: readonly Locale[],
): { shown: Locale[]; needs: boolean } {
  const requested = first(params.show).split(',')
  const shown = all.filter((locale) => locale === defaultLocale || requested.includes(locale))
  return { shown: shown.length > 1 ? shown : [...all], needs: params.needs !== undefined }
}

/** The tab of a document that shows its languages side by side. */
export async function LanguagesTab({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, docID, collectionConfig, globalConfig } = initPageResult
  const owner = collectionConfig ?? globalConfig
  if (!owner || !staff({ req })) notFound()
  const id = collectionConfig ? String(docID) : ''
  const [read, all, mayWrite] = await Promise.all([
    readLanguages(req, owner, id),
    findShownLanguages(req),
    owner.access.update({ req }),
  ])
  const formers = await findFormerSources(req, owner, id, read)
  const locale = localeOf(req.i18n.language)
  const t = translatorFor(words, locale)
  return (
    <main className="hestia-screen hestia-beside">
      <h2>{t('title')}</h2>
      <p className="hestia-lead">{t('lead')}</p>
      <Languages
        cells={read.texts.map((text) => cellOf(text, read, formers, locale))}
        all={all}
        begin={beginOf(searchParams, all)}
        path={
          isCollection(owner)
            ? `/${owner.slug}/${id}/languages`
            : `/globals/${owner.slug}/languages`
        }
        scope={isCollection(owner) ? 'collection' : 'global'}
        isDraft={read.isDraft}
        isClosed={!mayWrite}
      />
    </main>
  )
}
