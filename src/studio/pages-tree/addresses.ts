import type { PageInTree } from '@/data/tree/pages'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { treeOf } from '@/i18n/tree'

export type Addresses = Partial<Record<Locale, string>>

/** What a page is called here: in the colleague's language where it has one. */
export const titleOf = (page: PageInTree | undefined, language: Locale): string =>
  page?.titles[language] ?? page?.titles[defaultLocale] ?? Object.values(page?.titles ?? {})[0] ?? page?.id ?? ''

/** Where pages lie in each language that shows them. */
export function addressesIn(pages: readonly PageInTree[]): (id: string) => Addresses {
  const trees = locales.map((locale) => {
    const nodes = pages.map(({ id, parent, paths, shown, isHome }) => ({ id, parent, path: paths[locale] ?? null, isShown: shown[locale] === true, isHome }))
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
