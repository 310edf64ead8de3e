import { Static } from '@/components/static/Static'
import { findPageNodes, findRoutes } from '@/data/site/routes'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Page } from '@/payload-types'

/** Links from a list page to the lists below or beside it. */
export async function SubPages({ page, locale }: { page: Page; locale: Locale }) {
  if (page.kind !== 'property_list') return null
  const [nodes, { hrefFor, pages }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const parentId = pages.pathTo(page.id).at(-2) ?? page.id
  const related = [...nodes.values()].filter(
    ({ id, parent }) => id === parentId || parent === parentId,
  )
  const links = related.flatMap(({ id, title }) => {
    const href = hrefFor({ kind: 'page', id })
    return href ? [{ id, title, href }] : []
  })
  if (links.length < 2) return null
  return (
    <Static>
      <nav
        aria-label={translate(locale)('within', { title: nodes.get(parentId)?.title ?? '' })}
        className="wrap print:hidden"
      >
        <ul className="flex gap-x-7 overflow-x-auto border-t border-sand py-2 whitespace-nowrap [scrollbar-width:none] max-md:-mx-5 max-md:px-5">
          {links.map(({ id, title, href }) => (
            <li key={id}>
              <a
                href={href}
                aria-current={id === page.id ? 'page' : undefined}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent no-underline hover:border-brick aria-[current]:border-brick aria-[current]:font-semibold"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Static>
  )
}
