import type { DefaultServerCellComponentProps } from 'payload'

import { localeOf } from '@/i18n/locales'

import { entityNames } from '../labels'
import { optionsIn } from '../optionsIn'
import { detailsIn } from './details'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Shows who acted: the name, or the kind of account when there is no name or no login. */
export function WhoCell({ cellData, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const kinds = optionsIn(payload, 'audit-log', 'actor', localeOf(i18n.language))
  return (
    <span>{isText(cellData) ? cellData : kinds.find(([kind]) => kind === rowData.actor)?.[1]}</span>
  )
}

/** Shows the document of an audit line: its name, or the name of its collection. */
export function AboutCell({ cellData, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const collection: unknown = rowData.aboutCollection
  return (
    <span>
      {isText(cellData)
        ? cellData
        : isText(collection) && entityNames(payload, collection, localeOf(i18n.language))?.one}
    </span>
  )
}

/** Shows the details of an audit line. */
export function DetailsCell({ cellData, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const slug: unknown = rowData.aboutCollection
  const details = detailsIn(
    payload,
    localeOf(i18n.language),
    cellData,
    isText(slug) ? slug : undefined,
  )
  return <span>{details.join(' · ')}</span>
}
