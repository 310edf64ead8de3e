import { PictureGrid } from '@/components/media/PictureGrid'
import { RichText } from '@/components/text/RichText'
import { findUnits } from '@/data/listings'
import { loaded } from '@/data/payload'
import { linkOf } from '@/data/views/links'
import { picturesOf } from '@/data/views/picture'
import { priceRange } from '@/data/views/project'
import { isSoldOut } from '@/domain/units'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Project } from '@/payload-types'
import { AskAgency } from '@/screens/listing/AskAgency'

import { Constructions } from './Constructions'
import { Documents, Plans } from './Papers'
import { ProjectFacts } from './ProjectFacts'
import { Units } from './Units'

/** A street that is not published has not left the server; what comes is shown. */
const placeOf = ({ street, houseNumber, city }: Project): string => {
  const town = loaded(city)
  return [[street, street && houseNumber].filter(Boolean).join(' '), [town?.zip, town?.name].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** A new-build project and the units in it. */
export async function ProjectScreen({ project, locale }: { project: Project; locale: Locale }) {
  const t = translate(locale)
  const [units, hrefOf] = await Promise.all([findUnits(project.id, locale), linkOf(locale)])
  const place = placeOf(project)
  const price = isSoldOut(units) ? t('project.soldOut') : priceRange(project, units, locale) || t('priceOnRequest')
  return (
    <div className="wrap pt-8 pb-8">
      <h1>{project.title}</h1>
      {place && <p className="mt-3 text-lg text-soft">{place}</p>}
      <PictureGrid pictures={picturesOf(project.pictures)} label={t('gallery.label')} />
      <div className="mt-11 grid gap-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-20">
        <div className="min-w-0">
          <ProjectFacts project={project} units={units} locale={locale} />
          {project.description && (
            <>
              <h2 className="mt-12 mb-4">{t('project.about')}</h2>
              <RichText text={project.description} hrefOf={hrefOf} />
            </>
          )}
        </div>
        <AskAgency heading={price} note={project.reference ? t('property.reference', { reference: String(project.reference) }) : ''} locale={locale} />
      </div>
      <Units units={units} locale={locale} />
      <Constructions project={project} locale={locale} />
      <Plans project={project} locale={locale} />
      <Documents project={project} locale={locale} />
    </div>
  )
}
