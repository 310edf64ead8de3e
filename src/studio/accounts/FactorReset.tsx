'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useId, useState, type KeyboardEvent } from 'react'

import { postJson, problemIn } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

const problems = ['present', 'wait', 'busy', 'nothing'] as const

/**
 * Removes the second factors of a colleague who has lost them. It stands inside the form of the
 * colleague, so it is no form of its own.
 */
export function FactorReset({ id }: { id: string }) {
  const t = useWords(words)
  const field = useId()
  const { api } = useConfig().config.routes
  const [present, setPresent] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function reset(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const response = await postJson(`${api}/users/${id}/reset-factors`, { present })
    setBusy(false)
    setPresent('')
    if (!response?.ok) return setProblem(t(await problemIn(response, problems)))
    setDone(true)
    toast.success(t('done'))
  }
  // Enter would save the form around.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  }
  if (isDone) return null
  return (
    <details className="hestia-present">
      <summary>{t('reset')}</summary>
      <p className="hestia-lead">{t('resetLead')}</p>
      <div className="hestia-ask">
        <label htmlFor={field}>{t('resetPassword')}</label>
        <input
          id={field}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          value={present}
          onChange={({ target }) => setPresent(target.value)}
          onKeyDown={onKeyDown}
        />
        <p role="alert">{problem}</p>
        <div className="hestia-actions">
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy || present === ''}
            onClick={() => void reset()}
          >
            {t('reset')}
          </Button>
        </div>
      </div>
    </details>
  )
}
