'use client'

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useRef, useState } from 'react'

import type { BulkChangeReport } from '@/data/catalogue/bulkChange'

import { getJson, postJson } from '../postJson'
import { BATCH_SIZE } from './batchSize'

export type Progress =
  | { step: 'idle' }
  | { step: 'running'; done: number; count: number }
  | { step: 'failed'; report: BulkChangeReport; left: number }
  | { step: 'done'; report: BulkChangeReport }

/** A selected property as it was when the change began. */
type Seen = { id: string; updatedAt: string }
type Page = { docs: Seen[]; hasNextPage: boolean }

/** A change of several properties: those that are left, and what became of the others. */
type Run = { changes: string; count: number; left: Seen[]; report: BulkChangeReport }

const COLLECTION = 'properties'
/** The most that one request may read. */
const IDS_PER_REQUEST = 1000

function jsonOf(response: Response | undefined) {
  if (!response?.ok) throw new Error(`The studio answered ${response?.status}`)
  return response.json()
}

function useSelected(url: string) {
  const { getEntityConfig } = useConfig()
  const { selectAll, getQueryParams, getSelectedIds } = useSelection()
  const { query } = useListQuery()

  return async function findSelected(): Promise<Seen[]> {
    // The selection knows the filter of the list, but not what is typed into its search.
    const { search } = query
    const collectionConfig = getEntityConfig({ collectionSlug: COLLECTION })
    const searched = search ? mergeListSearchAndWhere({ collectionConfig, search }) : undefined
    const isAll = String(selectAll) === 'allAvailable'
    const list = isAll ? getQueryParams(searched) : `?where[id][in]=${getSelectedIds().join(',')}`
    const options = `draft=true&depth=0&sort=id&select[updatedAt]=true&limit=${IDS_PER_REQUEST}`
    const selected: Seen[] = []
    for (let page = 1, isMore = true; isMore; page++) {
      const part: Page = await jsonOf(await getJson(`${url}${list}&${options}&page=${page}`))
      selected.push(...part.docs.map(({ id, updatedAt }) => ({ id, updatedAt })))
      isMore = part.hasNextPage
    }
    return selected
  }
}

const newReport = (): BulkChangeReport => ({ changed: 0, unchanged: 0, refused: [], saved: [] })

/**
 * Changes the selected properties in batches, so that progress is shown and no request takes long.
 * When the server does not answer, the same changes go on with what is left; each names the save it
 * was decided about, so that what the lost answer was about is not changed twice.
 */
export function useChangeMany() {
  const { config } = useConfig()
  const { refineListData, query } = useListQuery()
  const router = useRouter()
  const [progress, setProgress] = useState<Progress>({ step: 'idle' })
  const interrupted = useRef<Run>(undefined)
  const url = `${config.routes.api}/${COLLECTION}`
  const findSelected = useSelected(url)

  async function changeBatch({ left, report }: Run, changes: unknown): Promise<void> {
    const batch = left.slice(0, BATCH_SIZE)
    const part: BulkChangeReport = await jsonOf(
      await postJson(`${url}/change-many`, {
        ids: batch.map(({ id }) => id),
        seen: Object.fromEntries(batch.map(({ id, updatedAt }) => [id, updatedAt])),
        changes,
      }),
    )
    left.splice(0, BATCH_SIZE)
    report.changed += part.changed
    report.unchanged += part.unchanged
    report.refused.push(...part.refused)
    report.saved.push(...part.saved)
  }

  async function run(changes: Record<string, unknown>): Promise<void> {
    const key = JSON.stringify(changes)
    const former = interrupted.current?.changes === key ? interrupted.current : undefined
    interrupted.current = undefined
    let current = former
    try {
      const left = former ? [] : await findSelected()
      current ??= { changes: key, count: left.length, left, report: newReport() }
      const { count } = current
      while (current.left.length > 0) {
        setProgress({ step: 'running', done: count - current.left.length, count })
        await changeBatch(current, changes)
      }
      setProgress({ step: 'done', report: current.report })
    } catch {
      interrupted.current = current
      const { report = newReport(), left = [] } = current ?? {}
      setProgress({ step: 'failed', report, left: left.length })
    }
    await refineListData(query)
    router.refresh()
  }

  return { progress, run }
}
