import {
  BoldFeature,
  createServerFeature,
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

import { linkedCollections } from '@/domain/site/documentLinks'
import { isLink } from '@/domain/site/links'

import { validationMessage } from './validationMessage'

type Context = { req: PayloadRequest; siblingData: { linkType?: unknown } }

/**
 * Replaces the validation of Payload's address field, which accepts `javascript:`. Labels and
 * conditions stay.
 */
function withSafeAddress(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url') return field
  const validateLink = (value: unknown, { req, siblingData }: Context) =>
    siblingData.linkType === 'internal' ||
    (typeof value === 'string' && isLink(value)) ||
    validationMessage(req, 'link')
  return { ...field, hooks: {}, validate: validateLink } as FieldAffectingData
}

/** Links that are pasted with an address that `withSafeAddress` refuses become plain words. */
const SafeLinksFeature = createServerFeature({
  key: 'safeLinks',
  feature: { ClientFeature: '/src/studio/rich-text/SafeLinks#SafeLinksClient' },
})

/**
 * The rich text editor of the studio: headings below that of the page, lists, links and pictures,
 * never raw HTML.
 */
export const richText = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({
      enabledCollections: [...linkedCollections],
      disableAutoLinks: true,
      fields: ({ defaultFields }) => defaultFields.map(withSafeAddress),
    }),
    SafeLinksFeature(),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

export const localizedRichText = (name: string): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
})
