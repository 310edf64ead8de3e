import type { GenerateDescription, GenerateTitle } from '@payloadcms/plugin-seo/types'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Field } from 'payload'

import { cutAtWord } from '@/domain/site/description'
import type { InAllLanguages } from '@/i18n/locales'

import words from './seo.words.json'

const labels: Record<string, InAllLanguages> = words

/**
 * Labels the fields of the SEO plugin in all languages. Its own labels and descriptions exist in
 * English only.
 */
export const translateSeoFields = ({ defaultFields }: { defaultFields: Field[] }): Field[] =>
  defaultFields.map((field) => {
    if (!('name' in field) || !field.name || !labels[field.name]) return field
    // When these are empty, pages use the title and the first text of the document.
    const custom = { ...field.custom, whenEmpty: 'fallsBack' }
    return {
      ...field,
      label: labels[field.name],
      custom,
      admin: { ...field.admin, description: undefined },
    } as Field
  })

type SeoDocument = {
  title?: unknown
  description?: unknown
  summary?: unknown
  content?: unknown
  intro?: unknown
}

/**
 * The length of a proposed description. Search engines show about 155 characters, and the field
 * warns beyond that.
 */
const DESCRIPTION_LIMIT = 152

const isRichText = (value: unknown): value is SerializedEditorState =>
  typeof value === 'object' && value !== null && 'root' in value

function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value
  return isRichText(value) ? convertLexicalToPlaintext({ data: value }) : ''
}

/** Generates the title for search results: the title of the document and the name of the agency. */
export const titleForSearch: GenerateTitle<SeoDocument> = async ({ doc, req }) => {
  const { agencyName } = await req.payload.findGlobal({
    slug: 'settings',
    depth: 0,
    req,
    overrideAccess: false,
    select: { agencyName: true },
  })
  return [doc.title, agencyName]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' | ')
}

/** Generates the description for search results: the first text of the document, cut at a word. */
export const describeForSearch: GenerateDescription<SeoDocument> = ({ doc }) => {
  const text =
    [doc.summary, doc.description, doc.intro, doc.content]
      .map(toPlainText)
      .find((one) => one.trim() !== '') ?? ''
  return cutAtWord(text.replace(/\s+/g, ' ').trim(), DESCRIPTION_LIMIT)
}
