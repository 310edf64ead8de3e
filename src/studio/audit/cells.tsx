import type { DefaultServerCellComponentProps } from 'payload'

import { calledIn } from '../labels'
import { optionsIn } from '../optionsIn'
import { localeOf } from '../words'
import { detailsIn } from './details'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Who did it; where nobody was logged in, or the account has no name, what kind of person. */
export function WhoCell({ cellData, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const kinds = optionsIn(payload, 'audit-log', 'actor', localeOf(i18n.language))
  return <span>{isText(cellData) ? cellData : kinds.find(([kind]) => kind === rowData.actor)?.[1]}</span>
}

/** What it was done to; a document without a name is called by its kind. */
export function AboutCell({ cellData, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const collection: unknown = rowData.aboutCollection
  return <span>{isText(cellData) ? cellData : isText(collection) && calledIn(payload, collection, localeOf(i18n.language))?.one}</span>
}

export function DetailsCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  return <span>{detailsIn(payload, localeOf(i18n.language), cellData).join(' · ')}</span>
}
