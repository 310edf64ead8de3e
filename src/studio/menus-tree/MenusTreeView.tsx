import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { editors, staff } from '@/access/rules'
import { findMenuTrees } from '@/data/site/tree/menuTrees'
import { findPageTree } from '@/data/site/tree/pageTree'
import { localeOf } from '@/i18n/locales'

import { addressesIn } from '../pages-tree/addresses'
import { Screen } from '../Screen'
import { translatorFor } from '../words'
import { MenuTree } from './MenuTree'
import words from './words.json'

/**
 * The screen of all menus with their items and addresses in four languages. Editors can move items.
 */
export async function MenusTreeView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staff({ req })) notFound()
  const { language } = req.i18n
  const t = translatorFor(words, language)
  const { admin } = req.payload.config.routes
  const menus = await findMenuTrees(req)
  const tree = await findPageTree(req)
  const addressesOf = addressesIn(tree.filter(({ state }) => state !== 'draft'))
  const pages = Object.fromEntries(
    tree.map((page) => [page.id, { page, addresses: addressesOf(page.id) }]),
  )
  return (
    <Screen view={view} steps={[{ label: t('title') }]}>
      <h1>{t('title')}</h1>
      <p className="hestia-lead">{t(editors({ req }) ? 'lead' : 'leadReading')}</p>
      {menus.map((menu) => (
        <section key={menu.id} aria-labelledby={menu.id}>
          <h2 id={menu.id}>{menu.title}</h2>
          <p>
            <Link href={`${admin}/collections/menus/${menu.id}`} prefetch={false}>
              {t('edit', { menu: menu.title })}
            </Link>
          </p>
          {/* The key resets a menu to its stored items after a save. */}
          <MenuTree
            key={menu.updatedAt}
            menu={menu}
            pages={pages}
            language={localeOf(language)}
            mayMove={editors({ req })}
          />
        </section>
      ))}
    </Screen>
  )
}
