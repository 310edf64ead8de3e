'use client'

import { useConfig, useDocumentInfo, usePayloadAPI, useRowLabel } from '@payloadcms/ui'

import { optionLabel } from './optionLabel'
import { useStudioLocale } from './useWords'

type Props = { names: string[] }
type Row = Record<string, unknown>

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function PageTitle({ id, fallback }: { id: string; fallback: string }) {
  const { config } = useConfig()
  const [{ data }] = usePayloadAPI(`${config.routes.api}/pages/${id}`, {
    initialParams: { depth: 0, draft: true, 'select[title]': true },
  })
  const page: { title?: unknown } | undefined = data
  return <>{isText(page?.title) ? page.title : fallback}</>
}

/** Reads the words of a row: its text, or those of the option it holds. */
function useRowWords(names: string[]): string | undefined {
  const { data, path } = useRowLabel<Row>()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const locale = useStudioLocale()
  const name = names.find((one) => isText(data[one]))
  const text = name && data[name]
  if (!isText(text)) return undefined
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug && getEntityConfig({ globalSlug })
  return (entity && optionLabel(entity.fields, `${path}.${name}`, text, locale)) ?? text
}

/** Labels a collapsed row with its own text, the title of the page it links to, or its number. */
export function RowLabel({ names }: Props) {
  const { data, rowNumber } = useRowLabel<Row>()
  const words = useRowWords(names)
  const fallback = `#${(rowNumber ?? 0) + 1}`
  if (words) return <>{words}</>
  return isText(data.page) && data.kind !== 'url' ? (
    <PageTitle key={data.page} id={data.page} fallback={fallback} />
  ) : (
    <>{fallback}</>
  )
}
