import type { CSSProperties } from 'react'

import { ProjectCard } from '@/components/cards/ProjectCard'
import { findProjects } from '@/data/listings'
import { findListOf } from '@/data/listPages'
import { projectCard } from '@/data/views/project'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Page } from '@/payload-types'
import { PropertyList } from '@/screens/list/PropertyList'

/** As many projects as a page shows at once. */
const LIMIT = 48

async function ProjectList({ locale }: { locale: Locale }) {
  const projects = await Promise.all((await findProjects(LIMIT, locale)).map((project) => projectCard(project, locale)))
  return (
    <div className="wrap py-8 md:py-10">
      {projects.length === 0 && <p className="text-soft">{translate(locale)('empty')}</p>}
      <div className="cards" style={{ '--per-row': 4 } as CSSProperties}>
        {projects.map((project, at) => (
          <ProjectCard key={at} project={project} eager={at === 0} level={2} />
        ))}
      </div>
    </div>
  )
}

/** What a page of listings lists. */
export async function ListOfPage({ page, locale, query }: { page: Page; locale: Locale; query: Query }) {
  if (page.kind === 'project_list') return page.modules?.length ? null : <ProjectList locale={locale} />
  const found = await findListOf(page, query, locale)
  return found && <PropertyList {...found} locale={locale} />
}
