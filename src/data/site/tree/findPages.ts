import type { PageKind } from '@/domain/site/options'
import type { Locale } from '@/i18n/locales'
import type { PageNode } from '@/i18n/routes'

import { findShownPages, type PlacedPage } from '../routes'

/** Finds the pages of a kind. */
export const findPagesOfKind = async (kind: PageKind, locale: Locale): Promise<PlacedPage[]> =>
  (await findShownPages(locale)).filter((page) => page.kind === kind)

/** Finds the address of the first page of a kind. */
export const findHrefOfKind = async (kind: PageKind, locale: Locale): Promise<string | undefined> =>
  (await findPagesOfKind(kind, locale))[0]?.href

/** Finds the pages that show a complete list: what is for sale, for rent, or the projects. */
export const findListPages = async (locale: Locale): Promise<PlacedPage[]> =>
  (await findShownPages(locale)).filter((page) => page.lists)

/** Finds the first page that shows this complete list. */
export const findPageOfList = async (
  list: PageNode['lists'],
  locale: Locale,
): Promise<PlacedPage | undefined> =>
  (await findListPages(locale)).find(({ lists }) => lists === list)
