'use client'

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { BulkChangeReport } from '@/data/catalogue/bulkChange'

import { getJson, postJson } from '../postJson'
import { BATCH_SIZE } from './batchSize'

export type Progress =
  | { step: 'idle' | 'failed' }
  | { step: 'running'; done: number; count: number }
  | { step: 'done'; report: BulkChangeReport }

type IdList = { docs: { id: string }[] }

function jsonOf(response: Response | undefined) {
  if (!response?.ok) throw new Error(`The studio answered ${response?.status}`)
  return response.json()
}

/**
 * Changes the selected properties in batches, so that progress is shown and no request takes long.
 */
export function useChangeMany() {
  const { config } = useConfig()
  const { selectAll, getQueryParams, getSelectedIds } = useSelection()
  const { refineListData, query } = useListQuery()
  const router = useRouter()
  const [progress, setProgress] = useState<Progress>({ step: 'idle' })
  const url = `${config.routes.api}/properties`

  async function findSelected(): Promise<string[]> {
    if (String(selectAll) !== 'allAvailable') return getSelectedIds().map(String)
    const { docs }: IdList = await jsonOf(
      await getJson(
        `${url}${getQueryParams()}&draft=true&depth=0&pagination=false&select[reference]=true`,
      ),
    )
    return docs.map(({ id }) => id)
  }

  async function run(changes: Record<string, unknown>): Promise<void> {
    try {
      const ids = await findSelected()
      const report: BulkChangeReport = { changed: 0, unchanged: 0, refused: [], saved: [] }
      for (let done = 0; done < ids.length; done += BATCH_SIZE) {
        setProgress({ step: 'running', done, count: ids.length })
        const part: BulkChangeReport = await jsonOf(
          await postJson(`${url}/change-many`, {
            ids: ids.slice(done, done + BATCH_SIZE),
            changes,
          }),
        )
        report.changed += part.changed
        report.unchanged += part.unchanged
        report.refused.push(...part.refused)
        report.saved.push(...part.saved)
      }
      setProgress({ step: 'done', report })
    } catch {
      setProgress({ step: 'failed' })
    }
    await refineListData(query)
    router.refresh()
  }

  return { progress, run }
}
