import type { Block, DefaultServerCellComponentProps } from 'payload'

import './module.css'
import { localeOf } from '@/i18n/locales'

import { labelIn } from '../labels'

type ModuleBlock = { blockType?: unknown }

/** The blocks that can be shown in one of several views. */
const BLOCKS_WITH_VIEWS = ['article', 'category']

const isBlock = (block: Block | string): block is Block => typeof block !== 'string'

/** Shows the block of a module with a drawing of its layout. */
export function DrawingCell({ cellData, field, i18n, rowData }: DefaultServerCellComponentProps) {
  const content: ModuleBlock[] = Array.isArray(cellData) ? cellData : []
  const blocks = field.type === 'blocks' ? field.blocks.filter(isBlock) : []
  const block = blocks.find(({ slug }) => slug === content[0]?.blockType)
  if (!block) return <span>–</span>
  const drawing =
    BLOCKS_WITH_VIEWS.includes(block.slug) && typeof rowData.view === 'string'
      ? `views/${rowData.view}`
      : `blocks/${block.slug}`
  return (
    <span className="hestia-drawing">
      <img src={`/studio/${drawing}.svg`} alt="" width={72} height={48} />
      {labelIn(block.labels?.singular, localeOf(i18n.language), block.slug)}
    </span>
  )
}
