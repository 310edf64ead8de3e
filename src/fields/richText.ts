import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, PayloadRequest, RichTextField } from 'payload'

import { isLink } from '@/domain/links'

import { say } from './say'

type Context = { req: PayloadRequest; siblingData: { linkType?: unknown } }

/** Payload's own address field would accept `javascript:`; its words and conditions stay. */
function withSafeAddress(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url') return field
  const leadsSomewhere = (value: unknown, { req, siblingData }: Context) =>
    siblingData.linkType === 'internal' || (typeof value === 'string' && isLink(value)) || say(req, 'link')
  return { ...field, hooks: {}, validate: leadsSomewhere } as FieldAffectingData
}

/** The one editor of the studio: text with headings below the page's own, lists, links and pictures, never raw HTML. */
export const richText = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({
      enabledCollections: ['pages', 'articles', 'properties', 'projects'],
      disableAutoLinks: true,
      fields: ({ defaultFields }) => defaultFields.map(withSafeAddress),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

export const localizedRichText = (name: string): RichTextField => ({ name, type: 'richText', localized: true })
