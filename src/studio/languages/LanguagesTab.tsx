import type { DocumentViewServerProps } from 'payload'
import { notFound } from 'next/navigation'

import { staff } from '@/access/rules'
import { findShownLanguages } from '@/data/languages/allowed'
import { markIn, readLanguages, type Read } from '@/data/languages/save'
import { isCollection, type Text } from '@/data/languages/texts'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'

import '../studio.css'
import './languages.css'
import { labelIn } from '../labels'
import { localeOf, saysIn } from '../words'
import type { Cell, Value } from './cells'
import { Languages } from './Languages'
import words from './words.json'

const isValue = (value: unknown): value is Value => value === null || ['string', 'boolean', 'object'].includes(typeof value)

/** "Modules 2 › Tekst": where a text stands, without its own name. */
function placed(labels: readonly unknown[], locale: Locale): { label: string; within: string } {
  const parts = labels.reduce<string[]>(
    (all, label) => (typeof label === 'number' ? [...all.slice(0, -1), `${all.at(-1) ?? ''} ${label}`.trim()] : [...all, labelIn(label, locale, '')]),
    [],
  )
  return { label: parts.at(-1) ?? '', within: parts.slice(0, -1).filter(Boolean).join(' › ') }
}

const cellOf = (text: Text, { memory }: Read, locale: Locale): Cell => ({
  ...{ path: text.path, schema: text.schema, kind: text.kind, prints: text.prints, ...placed(text.labels, locale) },
  values: Object.fromEntries(locales.map((one) => [one, isValue(text.values[one]) ? text.values[one] : null])) as Cell['values'],
  marks: Object.fromEntries(locales.flatMap((one) => markIn(text, one, memory) ?? []).length > 0 ? locales.map((one) => [one, markIn(text, one, memory)]) : []),
})

const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/** `?show=nl,fr&needs`: what the matrix leads to. Without it all languages of the site stand there. */
function beginOf(params: Record<string, string | string[] | undefined> = {}, all: readonly Locale[]): { shown: Locale[]; needs: boolean } {
  const asked = first(params.show).split(',')
  const shown = all.filter((locale) => locale === defaultLocale || asked.includes(locale))
  return { shown: shown.length > 1 ? shown : [...all], needs: params.needs !== undefined }
}

/** A document with its languages beside each other. */
export async function LanguagesTab({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, docID, collectionConfig, globalConfig } = initPageResult
  const owner = collectionConfig ?? globalConfig
  if (!owner || !staff({ req })) notFound()
  const id = collectionConfig ? String(docID) : ''
  const [read, all, mayWrite] = await Promise.all([readLanguages(req, owner, id), findShownLanguages(req), owner.access.update({ req })])
  const locale = localeOf(req.i18n.language)
  const says = saysIn(words, locale)
  return (
    <main className="hestia-screen hestia-beside">
      <h2>{says('title')}</h2>
      <p className="hestia-lead">{says('lead')}</p>
      <Languages
        cells={read.texts.map((text) => cellOf(text, read, locale))}
        all={all}
        begin={beginOf(searchParams, all)}
        path={isCollection(owner) ? `/${owner.slug}/${id}/languages` : `/globals/${owner.slug}/languages`}
        scope={isCollection(owner) ? 'collection' : 'global'}
        isDraft={read.isDraft}
        isClosed={!mayWrite}
      />
    </main>
  )
}
