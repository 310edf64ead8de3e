import { Static } from '@/components/static/Static'
import { RichText } from '@/components/text/RichText'
import { findTextLinks } from '@/data/site/textLinks'
import { findPageNodes, findRoutes } from '@/data/site/routes'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Page } from '@/payload-types'

/** Returns the lists below or beside a list page. */
async function relatedLists(page: Page, locale: Locale) {
  const [nodes, { hrefFor, pages }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const parentId = pages.pathTo(page.id).at(-2) ?? page.id
  const links = [...nodes.values()]
    .filter(({ id, parent }) => id === parentId || parent === parentId)
    .flatMap(({ id, title }) => {
      const href = hrefFor({ kind: 'page', id })
      return href ? [{ id, title, href }] : []
    })
  return { title: nodes.get(parentId)?.title ?? '', links }
}

/** What staff say of a list, below it, and links to the lists below or beside it. */
export async function AboutList({ page, locale }: { page: Page; locale: Locale }) {
  const [{ title, links }, hrefOf] = await Promise.all([
    relatedLists(page, locale),
    findTextLinks(locale, page.intro),
  ])
  const hasLinks = links.length > 1
  if (!page.intro && !hasLinks) return null
  return (
    <Static>
      <div className="border-t border-sand py-(--gap-s)">
        <div className="wrap">
          <RichText text={page.intro} hrefOf={hrefOf} className="prose text-soft" />
          {hasLinks && (
            <nav aria-label={translate(locale)('within', { title })} className="mt-4 print:hidden">
              <ul className="flex flex-wrap gap-x-7">
                {links.map(({ id, title: name, href }) => (
                  <li key={id}>
                    <a
                      href={href}
                      aria-current={id === page.id ? 'page' : undefined}
                      className="inline-flex min-h-11 items-center underline aria-[current]:font-semibold"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </Static>
  )
}
