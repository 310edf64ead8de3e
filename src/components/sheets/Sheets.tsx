import { sheetAddress } from '@/components/island/manifest'

import { SHEET_PRECEDENCE } from './precedence'

/** The style sheets in `src/app/(site)/sheets`, without their ending. */
export type SheetName =
  | 'compare'
  | 'finish'
  | 'forms'
  | 'list'
  | 'listing'
  | 'modules'
  | 'personal'
  | 'preview'
  | 'project'
  | 'search'
  | 'shelf'
  | 'showcase'
  | 'wishes'

/** Links style sheets from the head of the page, once each. Every page has the base sheet. */
export const Sheets = ({ names }: { names: readonly SheetName[] }) =>
  [...new Set(names)].map((name) => (
    <link key={name} rel="stylesheet" href={sheetAddress(name)} precedence={SHEET_PRECEDENCE} />
  ))
