'use client'

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { ManyReport } from '@/data/properties/changeMany'

import { getJson, postJson } from '../postJson'
import { AT_ONCE } from './atOnce'

export type Progress = { step: 'idle' | 'failed' } | { step: 'running'; done: number; count: number } | { step: 'done'; report: ManyReport }

type Found = { docs: { id: string }[] }

function whole(answer: Response | undefined) {
  if (!answer?.ok) throw new Error(`The studio answered ${answer?.status}`)
  return answer.json()
}

/** Sends the change in parts, so that a long list shows how far it is and no request takes long. */
export function useChangeMany() {
  const { config } = useConfig()
  const { selectAll, getQueryParams, getSelectedIds } = useSelection()
  const { refineListData, query } = useListQuery()
  const router = useRouter()
  const [progress, setProgress] = useState<Progress>({ step: 'idle' })
  const url = `${config.routes.api}/properties`

  async function chosen(): Promise<string[]> {
    if (String(selectAll) !== 'allAvailable') return getSelectedIds().map(String)
    const { docs }: Found = await whole(await getJson(`${url}${getQueryParams()}&draft=true&depth=0&pagination=false&select[reference]=true`))
    return docs.map(({ id }) => id)
  }

  async function run(changes: Record<string, unknown>): Promise<void> {
    try {
      const ids = await chosen()
      const report: ManyReport = { changed: 0, unchanged: 0, refused: [] }
      for (let done = 0; done < ids.length; done += AT_ONCE) {
        setProgress({ step: 'running', done, count: ids.length })
        const part: ManyReport = await whole(await postJson(`${url}/change-many`, { ids: ids.slice(done, done + AT_ONCE), changes }))
        report.changed += part.changed
        report.unchanged += part.unchanged
        report.refused.push(...part.refused)
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
