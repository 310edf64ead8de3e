import type { CollectionConfig, Plugin } from 'payload'

import { previewed, previewHref, type Previewed } from '@/domain/preview'

/** The widths of the specification's devices; their names are the same in every language. */
const breakpoints = [375, 768, 1280].map((width) => ({ name: String(width), label: `${width} px`, width, height: 900 }))

const isPreviewed = (slug: string): slug is Previewed => previewed.some((one) => one === slug)

const besideItsForm = (collection: CollectionConfig): CollectionConfig => {
  const { slug } = collection
  if (!isPreviewed(slug)) return collection
  const url = ({ data, locale }: { data: { id?: unknown }; locale: { code: string } }) =>
    typeof data.id === 'string' ? previewHref(locale.code, { collection: slug, id: data.id }) : null
  return { ...collection, admin: { ...collection.admin, livePreview: { url, breakpoints } } }
}

/** What has a page of its own is shown beside its form, as it stands after the last save. */
export const livePreviews: Plugin = (config) => ({ ...config, collections: config.collections?.map(besideItsForm) })
