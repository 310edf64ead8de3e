import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { editors, staff } from '@/access/rules'
import { findMenuTrees } from '@/data/tree/menus'
import { findPageTree } from '@/data/tree/pages'

import { addressesIn } from '../pages-tree/addresses'
import { Screen } from '../Screen'
import { localeOf, saysIn } from '../words'
import { MenuTree } from './MenuTree'
import words from './words.json'

/** All menus with what stands in them and where it leads in four languages; editors move it. */
export async function MenusTreeView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staff({ req })) notFound()
  const { language } = req.i18n
  const says = saysIn(words, language)
  const { admin } = req.payload.config.routes
  const [menus, tree] = [await findMenuTrees(req), await findPageTree(req)]
  const addressesOf = addressesIn(tree.filter(({ state }) => state !== 'draft'))
  const pages = Object.fromEntries(tree.map((page) => [page.id, { page, addresses: addressesOf(page.id) }]))
  return (
    <Screen view={view} steps={[{ label: says('title') }]}>
      <h1>{says('title')}</h1>
      <p className="hestia-lead">{says(editors({ req }) ? 'lead' : 'leadReading')}</p>
      {menus.map((menu) => (
        <section key={menu.id} aria-labelledby={menu.id}>
          <h2 id={menu.id}>{menu.title}</h2>
          <p>
            <Link href={`${admin}/collections/menus/${menu.id}`} prefetch={false}>
              {says('edit', { menu: menu.title })}
            </Link>
          </p>
          {/* Once it is saved, a menu begins anew with what stands then. */}
          <MenuTree key={menu.updatedAt} menu={menu} pages={pages} language={localeOf(language)} mayMove={editors({ req })} />
        </section>
      ))}
    </Screen>
  )
}
