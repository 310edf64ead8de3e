import type { Block, CollectionConfig, GlobalConfig } from 'payload'

import { typesetWords } from '@/i18n/typeset'

import { labelFields, requireText, type Owner, type Words } from './labelFields'

/** Labels a collection and its fields in four languages. */
export function collectionWithWords(config: CollectionConfig, text: Words): CollectionConfig {
  const words = typesetWords(text)
  const owner: Owner = { slug: config.slug, words }
  return {
    ...config,
    labels: { singular: words.singular, plural: requireText(owner, words.plural, 'the plural') },
    admin: {
      ...config.admin,
      group: requireText(owner, words.group, 'the group'),
      ...(words.description && { description: words.description }),
    },
    fields: labelFields(owner, config.fields),
  }
}

/** Labels a global and its fields in four languages. */
export function globalWithWords(config: GlobalConfig, text: Words): GlobalConfig {
  const words = typesetWords(text)
  const owner: Owner = { slug: config.slug, words }
  return {
    ...config,
    label: words.singular,
    admin: {
      ...config.admin,
      group: requireText(owner, words.group, 'the group'),
      ...(words.description && { description: words.description }),
    },
    fields: labelFields(owner, config.fields),
  }
}

/** Labels a block and its fields in four languages, and shows its drawing in the list of blocks. */
export function blockWithWords(config: Block, text: Words): Block {
  const words = typesetWords(text)
  const owner: Owner = { slug: config.slug, words }
  return {
    ...config,
    // The list shows the name of the block below the drawing.
    admin: {
      ...config.admin,
      images: { thumbnail: { url: `/studio/blocks/${config.slug}.svg`, alt: '' } },
    },
    labels: { singular: words.singular, plural: requireText(owner, words.plural, 'the plural') },
    fields: labelFields(owner, config.fields),
  }
}
