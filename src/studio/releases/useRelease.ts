'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { useOwnSave } from '../own-save/useOwnSave'
import { bodyOf, postJson } from '../postJson'
import type { ReleaseScreen } from './readReleaseScreen'

type Answer = ReleaseScreen & { outcome: string; refusals: Record<string, string> }
type Sent = Answer | { outcome: string }

const isAnswer = (body: object): body is Answer => 'release' in body && 'outcome' in body

async function send(url: string, wish: object): Promise<Sent> {
  const body = await bodyOf(await postJson(url, wish))
  return isAnswer(body) ? body : { outcome: body.problem === 'missing' ? 'missing' : 'failed' }
}

/** Holds a release as the server last described it, and acts on it. */
export function useRelease(begin: ReleaseScreen) {
  const { api } = useConfig().config.routes
  const url = `${api}/releases/${begin.release.id}/act`
  const withOwnSave = useOwnSave()
  const [screen, setScreen] = useState(begin)
  const [outcome, setOutcome] = useState<string>()
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)

  // The screen is there at once; asking the rules of publishing takes a moment for each document.
  useEffect(() => {
    if (begin.release.isChecked) return
    let isGone = false
    void send(url, { action: 'look' }).then((answer) => {
      if (isGone) return
      if (isAnswer(answer)) setScreen(answer)
      else setOutcome(answer.outcome)
    })
    return () => {
      isGone = true
    }
  }, [begin, url])

  const act = async (wish: object): Promise<void> => {
    setIsBusy(true)
    const answer = await withOwnSave(() => send(url, wish))
    setIsBusy(false)
    if (isAnswer(answer)) setScreen(answer)
    setRefusals(isAnswer(answer) ? answer.refusals : {})
    setOutcome(answer.outcome)
  }
  return { ...screen, outcome, refusals, isBusy, act }
}
export type ActOnRelease = ReturnType<typeof useRelease>['act']
