import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps, ListViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { findStaffRows } from '@/data/catalogue/staffRows'
import { findShownLanguages } from '@/data/languages/allowed'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import './list.css'
import { readListed, type Listed } from './listed'
import { PropertyRows } from './PropertyRows'

type Props = ListViewServerProps & { Table: ReactNode }

/** What Payload's own list takes; the rest is for the server. */
const listProps = [
  'AfterList',
  'AfterListTable',
  'BeforeList',
  'BeforeListTable',
  'Description',
  'beforeActions',
  'disableBulkDelete',
  'disableBulkEdit',
  'disableQueryPresets',
  'enableRowSelections',
  'hasDeletePermission',
  'hasTrashPermission',
  'listMenuItems',
  'queryPreset',
  'queryPresetPermissions',
  'renderedFilters',
  'resolvedFilterOptions',
] as const satisfies (keyof Props)[]

function clientProps(props: Props): ListViewClientProps & { Table: ReactNode } {
  const { Table, collectionSlug, columnState, hasCreatePermission, newDocumentURL, viewType } =
    props
  return {
    ...Object.fromEntries(listProps.map((name) => [name, props[name]])),
    Table,
    collectionSlug,
    columnState,
    hasCreatePermission,
    newDocumentURL,
    viewType,
  }
}

/**
 * The list of properties: rows with picture, address, price and status in place of Payload's table.
 * Search, filters, pages and changes of many stay Payload's. A drawer in which a property is chosen
 * has Payload's table, whose rows can be pressed there.
 */
export async function PropertyList(props: Props) {
  const { data, disableBulkEdit, i18n, payload, user } = props
  if (disableBulkEdit || !user) return <DefaultListView {...clientProps(props)} />
  const locale = localeOf(i18n.language)
  const listed: Listed[] = data.docs.map(readListed)
  const reader = { payload, user }
  const [rows, languages] = await Promise.all([
    findStaffRows(
      reader,
      listed.map((property) => property.id),
      locale,
    ),
    findShownLanguages(reader),
  ])
  return (
    <DefaultListView
      {...clientProps(props)}
      // The bar of Payload would do the same as the panel for changes of many, with other rules.
      disableBulkEdit
      // The cells that Payload has drawn for its table are not sent to the browser.
      columnState={props.columnState.map((column) => ({ ...column, renderedCells: [] }))}
      Table={
        <PropertyRows
          listed={listed}
          rows={rows}
          languages={languages}
          locale={locale}
          admin={payload.config.routes.admin}
        />
      }
    />
  )
}
