'use client'

import { Banner, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { FilePicker } from '../FilePicker'
import { useWords } from '../useWords'
import { CityReportView } from './CityReportView'
import { MAX_BYTES, type CityProblem, type CityReport } from './report'
import words from './words.json'

const EXTENSIONS = ['.csv', '.txt', '.tsv']

type State =
  | { step: 'choose' | 'failed' }
  | { step: 'reading' | 'writing'; file: File }
  | { step: 'shown' | 'done'; file: File; report: CityReport }
  | { step: 'refused'; problem: CityProblem }

/** Sends a list to the import and returns what it would change or has changed. */
async function upload(url: string, file: File): Promise<State> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'text/csv' },
    body: file,
  }).catch(() => undefined)
  if (response?.ok) {
    const report: CityReport = await response.json()
    return { step: 'shown', file, report }
  }
  if (response?.status !== 422 && response?.status !== 413) return { step: 'failed' }
  const problem: CityProblem = await response.json()
  return { step: 'refused', problem }
}

/** Imports a list of cities. It shows the changes first and makes them after a second click. */
export function CityImport() {
  const t = useWords(words)
  const { config } = useConfig()
  const [state, setState] = useState<State>({ step: 'choose' })
  const url = `${config.routes.api}/cities/import`
  const busy = state.step === 'reading' || state.step === 'writing'

  const preview = async (file: File) => {
    if (file.size > MAX_BYTES)
      return setState({ step: 'refused', problem: { problem: 'tooLarge' } })
    setState({ step: 'reading', file })
    setState(await upload(url, file))
  }
  const apply = async (file: File) => {
    setState({ step: 'writing', file })
    const next = await upload(`${url}?apply=true`, file)
    setState(next.step === 'shown' ? { ...next, step: 'done' } : next)
  }

  return (
    <>
      <FilePicker kinds={EXTENSIONS} isBusy={busy} onPick={(file) => void preview(file)} />
      <div aria-live="polite">
        {state.step === 'reading' && <p>{t('reading', { file: state.file.name })}</p>}
        {state.step === 'writing' && <p>{t('writing', { file: state.file.name })}</p>}
        {state.step === 'failed' && <Banner type="error">{t('failed')}</Banner>}
        {state.step === 'refused' && (
          <Banner type="error">
            {t(state.problem.problem, { columns: state.problem.columns ?? '' })}
          </Banner>
        )}
        {(state.step === 'shown' || state.step === 'done') && (
          <CityReportView
            report={state.report}
            done={state.step === 'done'}
            fileName={state.file.name}
            onApply={() => void apply(state.file)}
          />
        )}
      </div>
    </>
  )
}
