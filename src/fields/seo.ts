import type { GenerateDescription, GenerateTitle } from '@payloadcms/plugin-seo/types'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Field } from 'payload'

import { cutAtWord } from '@/domain/description'
import type { InAllLanguages } from '@/i18n/locales'

import words from './seo.words.json'

const labels: Record<string, InAllLanguages> = words

/** The plugin's own labels and descriptions exist in English only. */
export const inOurWords = ({ defaultFields }: { defaultFields: Field[] }): Field[] =>
  defaultFields.map((field) => {
    if (!('name' in field) || !field.name || !labels[field.name]) return field
    // Where these are empty, search engines are told the title and the first text of the document.
    const custom = { ...field.custom, whenEmpty: 'fallsBack' }
    return { ...field, label: labels[field.name], custom, admin: { ...field.admin, description: undefined } } as Field
  })

type Described = { title?: unknown; description?: unknown; summary?: unknown; content?: unknown; intro?: unknown }

/** Search engines show about 155 characters; the studio's own field warns beyond that. */
const DESCRIPTION_LIMIT = 152

const isRichText = (value: unknown): value is SerializedEditorState => typeof value === 'object' && value !== null && 'root' in value

function plain(value: unknown): string {
  if (typeof value === 'string') return value
  return isRichText(value) ? convertLexicalToPlaintext({ data: value }) : ''
}

/** What "generate" proposes as the title in search results: the document's title and the agency. */
export const titleForSearch: GenerateTitle<Described> = async ({ doc, req }) => {
  const { agencyName } = await req.payload.findGlobal({ slug: 'settings', depth: 0, req, overrideAccess: false, select: { agencyName: true } })
  return [doc.title, agencyName].filter((part) => typeof part === 'string' && part !== '').join(' | ')
}

/** What "generate" proposes as the description: the first text of the document, cut at a word. */
export const describeForSearch: GenerateDescription<Described> = ({ doc }) => {
  const text = [doc.summary, doc.description, doc.intro, doc.content].map(plain).find((one) => one.trim() !== '') ?? ''
  return cutAtWord(text.replace(/\s+/g, ' ').trim(), DESCRIPTION_LIMIT)
}
