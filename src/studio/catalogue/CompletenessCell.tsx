import type { DefaultServerCellComponentProps } from 'payload'

import { localeOf } from '@/i18n/locales'

import { LawMeter } from './LawMeter'

/** Shows the legal statements of a property in Payload's own table. */
export function CompletenessCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  return <LawMeter property={rowData} locale={localeOf(i18n.language)} />
}
