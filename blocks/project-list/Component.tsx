import { ProjectCard } from '@/components/cards/ProjectCard'
import { Static } from '@/components/static/Static'
import { findProjects } from '@/data/listings'
import { idsOf } from '@/data/payload'
import { projectCard } from '@/data/views/project'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'projectList' }>
type Props = { block: Block; module: Module; locale: Locale }

/** More projects than an agency has at a time. */
const ALL = 100

/** New-build projects: the ones staff picked, else the latest. */
export async function ProjectListModule({ block, module, locale }: Props) {
  const picked = new Set(idsOf(block.projects))
  const found = await findProjects(picked.size > 0 ? ALL : Number(module.maxItems ?? 3), locale)
  const projects = picked.size > 0 ? found.filter(({ id }) => picked.has(id)) : found
  if (projects.length === 0) return <p className="text-soft">{translate(locale)('empty')}</p>
  const cards = await Promise.all(projects.map((project) => projectCard(project, locale)))
  return (
    <Static>
      <div className="cards">
        {cards.map((card, at) => (
          <ProjectCard key={at} project={card} level={module.title ? 3 : 2} />
        ))}
      </div>
    </Static>
  )
}
