import { RichText } from '@/components/text/RichText'
import { findUnits } from '@/data/catalogue/projects'
import { findTextLinks } from '@/data/site/textLinks'
import { addressOf } from '@/data/catalogue/views/addressLines'
import { projectPriceView } from '@/data/catalogue/views/project'
import { isSoldOut } from '@/domain/catalogue/units'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Project } from '@/payload-types'
import { AskProject } from '@/screens/listing/Ask'
import { FloorPlans } from '@/screens/listing/FloorPlans'
import { Documents } from '@/screens/listing/Documents'
import { Photos } from '@/screens/listing/Photos'

import { AskAgency } from './AskAgency'
import { Constructions } from './Constructions'
import { ProjectFacts } from './ProjectFacts'
import { Units } from './Units'

/** A new-build project and the units in it. */
export async function ProjectScreen({
  project,
  locale,
  query,
}: {
  project: Project
  locale: Locale
  query: Query
}) {
  const t = translate(locale)
  const [units, hrefOf] = await Promise.all([
    findUnits(project.id, locale),
    findTextLinks(locale, project.description),
  ])
  const place = addressOf(project, locale).join(', ')
  const price = await projectPriceView(project, units, locale)
  return (
    <div className="wrap pt-8 pb-8">
      <h1>{project.title}</h1>
      {place && <p className="mt-3 text-lg text-soft">{place}</p>}
      <Photos of={project} locale={locale} />
      <div className="mt-11 grid gap-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-20">
        <div className="min-w-0">
          <ProjectFacts
            project={project}
            units={units}
            price={price.isAmount ? price.text : ''}
            locale={locale}
          />
          {project.description && (
            <>
              <h2 className="mt-12 mb-4">{t('project.about')}</h2>
              <RichText text={project.description} hrefOf={hrefOf} />
            </>
          )}
        </div>
        <AskAgency
          canAsk={!isSoldOut(units)}
          heading={price.text}
          note={
            project.reference
              ? t('property.reference', { reference: String(project.reference) })
              : ''
          }
          locale={locale}
        />
      </div>
      <Units units={units} locale={locale} />
      <Constructions project={project} locale={locale} />
      <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-16">
        <FloorPlans of={project} locale={locale} />
        <Documents of={project} askedAs="project" locale={locale} />
        {!isSoldOut(units) && <AskProject project={project} locale={locale} query={query} />}
      </div>
    </div>
  )
}
