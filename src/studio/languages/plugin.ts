import type { Config, DocumentTabConfig, EditViewConfig, Plugin } from 'payload'

import { rememberLanguages } from '@/data/languages/keep'
import { hasTexts } from '@/data/languages/texts'
import { isLocale, locales } from '@/i18n/locales'

import { languagesOfDocument, languagesOfGlobal } from './endpoint'
import words from './words.json'

/** The name of the tab, where Payload looks for it. */
const KEY = 'hestia:languages'

const tab: DocumentTabConfig = { label: ({ t }) => t(KEY), href: '/languages', order: 150 }
const view: EditViewConfig = { Component: '/src/studio/languages/LanguagesTab#LanguagesTab', path: '/languages', tab }

const named = (language: string) => ({ hestia: { languages: words.title[isLocale(language) ? language : 'nl'] } })

type Views = Record<string, unknown> | undefined

const withView = <Components extends { views?: unknown } | undefined>(components: Components) => {
  const views = components?.views as Views
  return { ...components, views: { ...views, edit: { ...(views?.edit as Views), languages: view } } }
}

/**
 * Every collection and global that says something in each language has its languages side by side. Payload's own copy from one
 * language into another loses the rows of lists and blocks: it is switched off, and this screen copies.
 */
const sideBySide = (config: Config): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      beforeNavLinks: [...(config.admin?.components?.beforeNavLinks ?? []), '/src/studio/languages/LanguagesLink#LanguagesLink'],
      views: { ...config.admin?.components?.views, languages: { path: '/languages', Component: '/src/studio/languages/MatrixView#MatrixView' } },
    },
  },
  i18n: {
    ...config.i18n,
    translations: Object.fromEntries(locales.map((locale) => [locale, { ...config.i18n?.translations?.[locale], ...named(locale) }])),
  },
  collections: config.collections?.map((collection) =>
    hasTexts(collection.fields)
      ? {
          ...collection,
          endpoints: [...(collection.endpoints || []), languagesOfDocument(collection.slug)],
          admin: { ...collection.admin, disableCopyToLocale: true, components: withView(collection.admin?.components) },
        }
      : collection,
  ),
  globals: config.globals?.map((global) =>
    hasTexts(global.fields)
      ? {
          ...global,
          endpoints: [...(global.endpoints || []), languagesOfGlobal(global.slug)],
          admin: { ...global.admin, components: withView(global.admin?.components) },
        }
      : global,
  ),
})

export const languagesSideBySide: Plugin = (config) => rememberLanguages(sideBySide(config))
