import { ProjectCard } from '@/components/cards/ProjectCard'
import { Static } from '@/components/static/Static'
import { findProjects } from '@/data/catalogue/projects'
import { idsOf } from '@/data/core/payload'
import { projectCard } from '@/data/catalogue/views/project'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'projectList' }>
type Props = { block: Block; module: Module; locale: Locale }

/** Upper limit when staff picked projects: more than an agency has at a time. */
const MAX_PROJECTS = 100

/** Lists new-build projects: the ones staff picked, otherwise the latest. */
export async function ProjectListModule({ block, module, locale }: Props) {
  const picked = new Set(idsOf(block.projects))
  const candidates = await findProjects(
    picked.size > 0 ? MAX_PROJECTS : Number(module.maxItems ?? 3),
    locale,
  )
  const projects = picked.size > 0 ? candidates.filter(({ id }) => picked.has(id)) : candidates
  if (projects.length === 0) return <p className="text-soft">{translate(locale)('empty')}</p>
  const cards = await Promise.all(projects.map((project) => projectCard(project, locale)))
  // Too few to fill a row: each gets a row of its own.
  const isRow = cards.length < Number(module.numberItemOfRow ?? 3)
  return (
    <Static>
      <div className={isRow ? 'card-rows' : 'cards'}>
        {cards.map((card, index) => (
          <ProjectCard key={index} project={card} level={module.title ? 3 : 2} isRow={isRow} />
        ))}
      </div>
    </Static>
  )
}
