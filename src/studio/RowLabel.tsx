'use client'

import { useConfig, usePayloadAPI, useRowLabel } from '@payloadcms/ui'

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

/** Labels a collapsed row with its own text, the title of the page it links to, or its number. */
export function RowLabel({ names }: Props) {
  const { data, rowNumber } = useRowLabel<Row>()
  const words = names.map((name) => data[name]).find(isText)
  const fallback = `#${(rowNumber ?? 0) + 1}`
  if (words) return <>{words}</>
  return isText(data.page) && data.kind !== 'url' ? (
    <PageTitle key={data.page} id={data.page} fallback={fallback} />
  ) : (
    <>{fallback}</>
  )
}
