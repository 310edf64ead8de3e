import { PropertyCard } from '@/components/cards/PropertyCard'
import { PictureGrid } from '@/components/media/PictureGrid'
import { RichText } from '@/components/text/RichText'
import { findUnits } from '@/data/listings'
import { linkOf } from '@/data/views/links'
import { projectCard, propertyCard } from '@/data/views/listing'
import { picturesOf } from '@/data/views/picture'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Project } from '@/payload-types'
import { AskAgency } from '@/screens/listing/AskAgency'

/** A new-build project and the units in it. */
export async function ProjectScreen({ project, locale }: { project: Project; locale: Locale }) {
  const t = translate(locale)
  const [{ place, facts }, units, hrefOf] = await Promise.all([projectCard(project, locale), findUnits(project.id, locale), linkOf(locale)])
  const cards = await Promise.all(units.map((unit) => propertyCard(unit, locale)))
  return (
    <div className="wrap pt-8">
      <h1>{project.title}</h1>
      <PictureGrid pictures={picturesOf(project.pictures)} label={t('gallery.label')} />
      <div className="mt-11 grid gap-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-20">
        <RichText text={project.description} hrefOf={hrefOf} />
        <AskAgency heading={facts[0] ?? place} note={[place, ...facts.slice(1)].join(', ')} locale={locale} />
      </div>
      {cards.length > 0 && (
        <section className="pt-14 pb-8">
          <h2 className="mb-8">{t('project.units')}</h2>
          <div className="cards">
            {cards.map((card) => (
              <PropertyCard key={card.id} property={card} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
