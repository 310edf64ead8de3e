import { findPageNodes, findRoutes } from '@/data/routes'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** After a form nobody is left at a dead end: back to the offer, or home. */
export async function Onward({ locale }: { locale: Locale }) {
  const [nodes, { hrefFor }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const lists = [...nodes.values()].filter((node) => node.lists).flatMap(({ id, title }) => ({ id, title, href: hrefFor({ kind: 'page', id }) }))
  const links = [{ id: 'home', title: translate(locale)('home'), href: `/${locale}/` }, ...lists]
  return (
    <ul className="wrap flex min-h-[30vh] flex-wrap content-start gap-3 pt-2">
      {links.map(
        ({ id, title, href }) =>
          href && (
            <li key={id}>
              <a href={href} className="button min-h-12 hover:bg-ink hover:text-paper">
                {title}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
