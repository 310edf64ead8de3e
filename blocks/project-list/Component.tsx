import { Card } from '@/components/cards/Card'
import { findProjects } from '@/data/listings'
import { pictureOf } from '@/data/views'
import { formatEuros } from '@/domain/price'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'projectList' }>
type Props = { block: Block; module: Module; locale: Locale }

/** New-build projects: the ones staff picked, else the latest. */
export async function ProjectListModule({ block, module, locale }: Props) {
  const t = translate(locale)
  const picked = new Set(block.projects?.map((one) => (typeof one === 'string' ? one : one.id)))
  const found = await findProjects(picked.size > 0 ? 100 : Number(module.maxItems ?? 3), locale)
  const projects = picked.size > 0 ? found.filter(({ id }) => picked.has(id)) : found
  if (projects.length === 0) return <p className="text-soft">{t('empty')}</p>
  return (
    <div className="cards">
      {projects.map((project) => {
        const picture = pictureOf(project.pictures?.[0])
        const city = typeof project.city === 'object' ? project.city?.name : undefined
        return (
          <Card
            key={project.id}
            {...(picture && { picture })}
            heading={project.title ?? ''}
            {...(city && { place: city })}
            facts={[project.priceMin ? t('priceFrom', { price: formatEuros(project.priceMin) }) : '', project.delivery ?? ''].filter((fact) => fact !== '')}
          />
        )
      })}
    </div>
  )
}
