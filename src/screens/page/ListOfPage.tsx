import { ProjectCard } from '@/components/cards/ProjectCard'
import { findProjects } from '@/data/catalogue/projects'
import { findListOfPage, headingOfList } from '@/data/catalogue/listPages'
import { findUnknownFilters } from '@/data/catalogue/search/findUnknownFilters'
import { projectCard } from '@/data/catalogue/views/project'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Page } from '@/payload-types'
import { crumbsOf } from '@/screens/head/crumbs'
import { PropertyList } from '@/screens/list/PropertyList'

/** The maximum number of projects on a page. */
const MAX_PROJECTS = 48

/** All projects, unless staff have placed modules that show them. */
export async function ProjectList({ page, locale }: { page: Page; locale: Locale }) {
  if (page.modules?.length) return null
  const projects = await Promise.all(
    (await findProjects(MAX_PROJECTS, locale)).map((project) => projectCard(project, locale)),
  )
  return (
    <div className="wrap py-8 md:py-10">
      {projects.length === 0 && <p className="text-soft">{translate(locale)('empty')}</p>}
      <div className="card-rows">
        {projects.map((project, index) => (
          <ProjectCard key={index} project={project} eager={index === 0} level={2} isRow />
        ))}
      </div>
    </div>
  )
}

/** The listings of a list page, below a heading that says what they are. */
export async function ListOfPage({
  page,
  locale,
  query,
}: {
  page: Page
  locale: Locale
  query: Query
}) {
  const [list, unknown, crumbs] = await Promise.all([
    findListOfPage(page, query, locale),
    findUnknownFilters(query, locale),
    crumbsOf({ kind: 'page', page, modules: [] }, locale),
  ])
  if (!list) return null
  const heading = headingOfList(page, list, locale)
  return (
    <PropertyList
      {...list}
      heading={heading}
      crumbs={crumbs}
      unknown={unknown}
      query={query}
      locale={locale}
    />
  )
}
