'use client'

import { Banner, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { FilePicker } from '../FilePicker'
import { useWords } from '../useWords'
import { CityReportView } from './CityReportView'
import { LARGEST, type CityProblem, type CityReport } from './report'
import words from './words.json'

const KINDS = ['.csv', '.txt', '.tsv']

type State =
  | { step: 'choose' | 'failed' }
  | { step: 'reading' | 'writing'; file: File }
  | { step: 'shown' | 'done'; file: File; report: CityReport }
  | { step: 'refused'; problem: CityProblem }

async function ask(url: string, file: File): Promise<State> {
  const answer = await fetch(url, { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'text/csv' }, body: file }).catch(() => undefined)
  if (answer?.ok) {
    const report: CityReport = await answer.json()
    return { step: 'shown', file, report }
  }
  if (answer?.status !== 422 && answer?.status !== 413) return { step: 'failed' }
  const problem: CityProblem = await answer.json()
  return { step: 'refused', problem }
}

/** First shows what a list would change; only a second press changes it. */
export function CityImport() {
  const says = useWords(words)
  const { config } = useConfig()
  const [state, setState] = useState<State>({ step: 'choose' })
  const url = `${config.routes.api}/cities/import`
  const busy = state.step === 'reading' || state.step === 'writing'

  const preview = async (file: File) => {
    if (file.size > LARGEST) return setState({ step: 'refused', problem: { problem: 'tooLarge' } })
    setState({ step: 'reading', file })
    setState(await ask(url, file))
  }
  const apply = async (file: File) => {
    setState({ step: 'writing', file })
    const next = await ask(`${url}?apply=true`, file)
    setState(next.step === 'shown' ? { ...next, step: 'done' } : next)
  }

  return (
    <>
      <FilePicker kinds={KINDS} isBusy={busy} onPick={(file) => void preview(file)} />
      <div aria-live="polite">
        {state.step === 'reading' && <p>{says('reading', { file: state.file.name })}</p>}
        {state.step === 'writing' && <p>{says('writing', { file: state.file.name })}</p>}
        {state.step === 'failed' && <Banner type="error">{says('failed')}</Banner>}
        {state.step === 'refused' && <Banner type="error">{says(state.problem.problem, { columns: state.problem.columns ?? '' })}</Banner>}
        {(state.step === 'shown' || state.step === 'done') && (
          <CityReportView report={state.report} done={state.step === 'done'} fileName={state.file.name} onApply={() => void apply(state.file)} />
        )}
      </div>
    </>
  )
}
