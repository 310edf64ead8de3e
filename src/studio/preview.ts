import type { Field, Plugin } from 'payload'

import {
  previewCollections,
  previewHref,
  sharedCollections,
  type PreviewCollection,
} from '@/domain/site/preview'
import { extendAll } from '@/fields/extend'
import { showTyped } from '@/fields/typedOver'

import { previewLinkEndpoints } from './preview-links/endpoints'
import linkWords from './preview-links/words.json'
import { typedPreview } from './typed-preview/endpoint'
import typedWords from './typed-preview/words.json'

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

const previewLinks: Field = {
  name: 'previewLinks',
  type: 'ui',
  label: linkWords.label,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/studio/preview-links/PreviewLinks#PreviewLinks' },
  },
}

const followTyping: Field = {
  name: 'followTyping',
  type: 'ui',
  label: typedWords.label,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/studio/typed-preview/FollowTyping#FollowTyping' },
  },
}

/** Shows the page of a document beside its form, as it is typed, and shares the draft by links. */
export const livePreviews: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) => {
      const shared = sharedCollections.find((one) => one === slug)
      if (!shared) return undefined
      const links = previewLinkEndpoints(shared)
      if (!isPreviewed(slug)) return { fields: [previewLinks], endpoints: links }
      return {
        admin: { livePreview: livePreviewOf(slug) },
        hooks: { beforeRead: [showTyped] },
        fields: [previewLinks, followTyping],
        endpoints: [...links, typedPreview(slug)],
      }
    },
  })
