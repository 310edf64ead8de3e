import type { Field, Plugin } from 'payload'

import { isReleasable } from '@/domain/releases/release'
import { extendAll } from '@/fields/extend'

import words from './words.json'

const inRelease: Field = {
  name: 'inRelease',
  type: 'ui',
  label: words.inRelease,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/studio/releases/InRelease#InRelease' },
  },
}

/** Shows beside the form of a document in which release its draft waits. */
export const releasesBeside: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) => (isReleasable(slug) ? { fields: [inRelease] } : undefined),
  })
