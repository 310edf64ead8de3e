'use client'

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useState } from 'react'

import type { BulkChangeReport } from '@/data/catalogue/bulkChange'

import { getJson, postJson } from '../postJson'
import { BATCH_SIZE } from './batchSize'

export type Progress =
  | { step: 'idle' | 'failed' }
  | { step: 'running'; done: number; count: number }
  | { step: 'done'; report: BulkChangeReport }

type IdList = { docs: { id: string }[]; hasNextPage: boolean }

const COLLECTION = 'properties'
/** The most that one request may read. */
const IDS_PER_REQUEST = 1000

function jsonOf(response: Response | undefined) {
  if (!response?.ok) throw new Error(`The studio answered ${response?.status}`)
  return response.json()
}

/**
 * Changes the selected properties in batches, so that progress is shown and no request takes long.
 */
export function useChangeMany() {
  const { config, getEntityConfig } = useConfig()
  const { selectAll, getQueryParams, getSelectedIds } = useSelection()
  const { refineListData, query } = useListQuery()
  const router = useRouter()
  const [progress, setProgress] = useState<Progress>({ step: 'idle' })
  const url = `${config.routes.api}/${COLLECTION}`

  async function findSelected(): Promise<string[]> {
    if (String(selectAll) !== 'allAvailable') return getSelectedIds().map(String)
    // The selection knows the filter of the list, but not what is typed into its search.
    const { search } = query
    const collectionConfig = getEntityConfig({ collectionSlug: COLLECTION })
    const list = getQueryParams(
      search ? mergeListSearchAndWhere({ collectionConfig, search }) : undefined,
    )
    const options = `draft=true&depth=0&sort=id&select[reference]=true&limit=${IDS_PER_REQUEST}`
    const ids: string[] = []
    for (let page = 1, isMore = true; isMore; page++) {
      const part: IdList = await jsonOf(await getJson(`${url}${list}&${options}&page=${page}`))
      ids.push(...part.docs.map(({ id }) => id))
      isMore = part.hasNextPage
    }
    return ids
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
