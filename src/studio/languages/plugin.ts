import type { Config, DocumentTabConfig, EditViewConfig, Plugin } from 'payload'

import { trackLanguages } from '@/data/languages/syncStates'
import { hasTexts } from '@/data/languages/texts'
import { extendAll } from '@/fields/extend'
import { isLocale, locales } from '@/i18n/locales'

import { languagesOfDocument, languagesOfGlobal } from './endpoint'
import words from './words.json'

/** The key of the label of the tab among the translations of Payload. */
const KEY = 'hestia:languages'

const tab: DocumentTabConfig = { label: ({ t }) => t(KEY), href: '/languages', order: 150 }
const view: EditViewConfig = {
  Component: '/src/studio/languages/LanguagesTab#LanguagesTab',
  path: '/languages',
  tab,
}

const translationsOf = (language: string) => ({
  hestia: { languages: words.title[isLocale(language) ? language : 'nl'] },
})

type Views = Record<string, unknown> | undefined

const withView = <Components extends { views?: unknown } | undefined>(components: Components) => {
  const views = components?.views as Views
  return {
    ...components,
    views: { ...views, edit: { ...(views?.edit as Views), languages: view } },
  }
}

/** Adds the screen that shows how far every document is translated, and its link in the menu. */
const withMatrix = (config: Config): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      beforeNavLinks: [
        ...(config.admin?.components?.beforeNavLinks ?? []),
        '/src/studio/languages/LanguagesLink#LanguagesLink',
      ],
      views: {
        ...config.admin?.components?.views,
        languages: { path: '/languages', Component: '/src/studio/languages/MatrixView#MatrixView' },
      },
    },
  },
  i18n: {
    ...config.i18n,
    translations: Object.fromEntries(
      locales.map((locale) => [
        locale,
        { ...config.i18n?.translations?.[locale], ...translationsOf(locale) },
      ]),
    ),
  },
})

/**
 * Adds a tab with all languages side by side to every collection and global that has localized
 * texts. Payload's own copying between languages loses the rows of arrays and blocks, so it is
 * switched off, and this tab copies instead.
 */
const withTabs = (config: Config): Config =>
  extendAll(config, {
    collection: ({ admin, fields, slug }) =>
      hasTexts(fields)
        ? {
            endpoints: [languagesOfDocument(slug)],
            admin: { disableCopyToLocale: true, components: withView(admin?.components) },
          }
        : undefined,
    global: ({ admin, fields, slug }) =>
      hasTexts(fields)
        ? {
            endpoints: [languagesOfGlobal(slug)],
            admin: { components: withView(admin?.components) },
          }
        : undefined,
  })

export const languagesSideBySide: Plugin = (config) => trackLanguages(withTabs(withMatrix(config)))
