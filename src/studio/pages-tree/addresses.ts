import type { PageInTree } from '@/data/site/tree/pageTree'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { treeOf } from '@/i18n/tree'

export type Addresses = Partial<Record<Locale, string>>

/** Returns the title of a page in the language of the colleague, or else in another one. */
export const titleOf = (page: PageInTree | undefined, language: Locale): string =>
  page?.titles[language] ??
  page?.titles[defaultLocale] ??
  Object.values(page?.titles ?? {})[0] ??
  page?.id ??
  ''

/** Returns a function that gives the addresses of a page in the languages that show it. */
export function addressesIn(pages: readonly PageInTree[]): (id: string) => Addresses {
  const trees = locales.map((locale) => {
    const nodes = pages.map(({ id, parent, paths, shown, isHome }) => ({
      id,
      parent,
      path: paths[locale] ?? null,
      isShown: shown[locale] === true,
      isHome,
    }))
    return { locale, tree: treeOf(nodes) }
  })
  return (id) =>
    Object.fromEntries(
      trees.flatMap(({ locale, tree }) => {
        const segments = tree.segmentsOf(id)
        return segments ? [[locale, `/${[locale, ...segments].join('/')}/`]] : []
      }),
    )
}
