import { ProjectCard } from '@/components/cards/ProjectCard'
import { findProjects } from '@/data/catalogue/listings'
import { findListOfPage } from '@/data/catalogue/listPages'
import { findUnknownFilters } from '@/data/catalogue/search/findUnknownFilters'
import { projectCard } from '@/data/catalogue/views/project'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Page } from '@/payload-types'
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

/** The listings of a list page. */
export async function ListOfPage({
  page,
  locale,
  query,
}: {
  page: Page
  locale: Locale
  query: Query
}) {
  const list = await findListOfPage(page, query, locale)
  const unknown = await findUnknownFilters(query, locale)
  return list && <PropertyList {...list} unknown={unknown} locale={locale} />
}
