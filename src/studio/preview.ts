import type { Plugin } from 'payload'

import { previewCollections, previewHref, type PreviewCollection } from '@/domain/site/preview'
import { extendAll } from '@/fields/extend'

/** The widths of the devices in the specification. Their names are the same in every language. */
const breakpoints = [375, 768, 1280].map((width) => ({
  name: String(width),
  label: `${width} px`,
  width,
  height: 900,
}))

const isPreviewed = (slug: string): slug is PreviewCollection =>
  previewCollections.some((one) => one === slug)

const livePreviewOf = (collection: PreviewCollection) => ({
  url: ({ data, locale }: { data: { id?: unknown }; locale: { code: string } }) =>
    typeof data.id === 'string' ? previewHref(locale.code, { collection, id: data.id }) : null,
  breakpoints,
})

/** Shows the page of a document beside its form, as of the last save. */
export const livePreviews: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) =>
      isPreviewed(slug) ? { admin: { livePreview: livePreviewOf(slug) } } : undefined,
  })
