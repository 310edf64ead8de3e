import type { CSSProperties } from 'react'

import { ProjectCard } from '@/components/cards/ProjectCard'
import { PropertyCard } from '@/components/cards/PropertyCard'
import { findProjects, findProperties } from '@/data/listings'
import { idsOf } from '@/data/payload'
import { propertyCard } from '@/data/views/listing'
import { projectCard } from '@/data/views/project'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Page } from '@/payload-types'

/** As many as a page shows at once. */
const LIMIT = 48

/** Projects stand four in a row. */
const inARow = (kind: Page['kind']) => (kind === 'project_list' ? ({ '--per-row': 4 } as CSSProperties) : undefined)

async function cardsOf({ kind, list }: Page, locale: Locale) {
  if (kind === 'project_list') {
    const projects = await Promise.all((await findProjects(LIMIT, locale)).map((project) => projectCard(project, locale)))
    return projects.map((project, at) => <ProjectCard key={project.id} project={project} eager={at === 0} level={2} />)
  }
  const asked = { ...(list?.goal && { goal: list.goal }), types: idsOf(list?.types), limit: LIMIT }
  const properties = await Promise.all((await findProperties(asked, locale)).map((property) => propertyCard(property, locale)))
  return properties.map((property, at) => <PropertyCard key={property.id} property={property} eager={at === 0} level={2} />)
}

/** What a page of listings lists. */
export async function ListOfPage({ page, locale }: { page: Page; locale: Locale; query: Query }) {
  const hasModule = page.kind === 'project_list' && (page.modules?.length ?? 0) > 0
  if ((page.kind !== 'property_list' && page.kind !== 'project_list') || hasModule) return null
  const cards = await cardsOf(page, locale)
  return (
    <div className="wrap py-8 md:py-10">
      {cards.length > 0 ? (
        <div className="cards" style={inARow(page.kind)}>
          {cards}
        </div>
      ) : (
        <p className="text-soft">{translate(locale)('empty')}</p>
      )}
    </div>
  )
}
