import type { Block, DefaultServerCellComponentProps } from 'payload'

import './module.css'
import { labelIn } from '../labels'
import { localeOf } from '../words'

type Held = { blockType?: unknown }

/** Only these are shown in one of the views. */
const VIEWED = ['article', 'category']

const isBlock = (one: Block | string): one is Block => typeof one !== 'string'

/** What a module holds, with the drawing of how it shows it. */
export function DrawingCell({ cellData, field, i18n, rowData }: DefaultServerCellComponentProps) {
  const held: Held[] = Array.isArray(cellData) ? cellData : []
  const blocks = field.type === 'blocks' ? field.blocks.filter(isBlock) : []
  const block = blocks.find(({ slug }) => slug === held[0]?.blockType)
  if (!block) return <span>–</span>
  const drawing = VIEWED.includes(block.slug) && typeof rowData.view === 'string' ? `views/${rowData.view}` : `blocks/${block.slug}`
  return (
    <span className="hestia-drawing">
      <img src={`/studio/${drawing}.svg`} alt="" width={72} height={48} />
      {labelIn(block.labels?.singular, localeOf(i18n.language), block.slug)}
    </span>
  )
}
