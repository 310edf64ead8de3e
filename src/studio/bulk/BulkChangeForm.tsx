'use client'

import { Banner, Button, useConfig, usePayloadAPI, useSelection, useTranslation } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'

import '../studio.css'
import { useWords } from '../useWords'
import { BulkResult } from './BulkResult'
import { useChangeMany } from './useChangeMany'
import words from './words.json'

type Choice = { value: string; label: string }
type Props = { choices: Record<'status' | 'marquee' | 'goal', Choice[]> }
type People = { docs?: { id: string; name?: string | null }[] }

/** What was chosen in the form; an empty choice leaves the field as it is. */
function changesIn(form: HTMLFormElement): Record<string, unknown> {
  const given = [...new FormData(form)].filter(([, value]) => value !== '')
  return Object.fromEntries(given.map(([field, value]) => [field, field === 'published' ? value === 'publish' : value]))
}

/** Appears above the list as soon as rows are chosen: the changes of every day, without opening each property. */
export function BulkChangeForm({ choices }: Props) {
  const says = useWords(words)
  const { count } = useSelection()
  const { config } = useConfig()
  const { t } = useTranslation()
  const { progress, run } = useChangeMany()
  const [hasChanges, setHasChanges] = useState(false)
  const [{ data }] = usePayloadAPI(`${config.routes.api}/users`, { initialParams: { depth: 0, limit: 200, sort: 'name', 'select[name]': true } })
  const people: People = data ?? {}
  if (count === 0 && progress.step === 'idle') return null

  const contacts = (people.docs ?? []).map(({ id, name }) => ({ value: id, label: name ?? id }))
  const published = [
    { value: 'publish', label: says('publish') },
    { value: 'withdraw', label: says('withdraw') },
  ]
  const fields = Object.entries({ ...choices, contact: contacts, published }) as [keyof typeof words, Choice[]][]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(changesIn(event.currentTarget))
  }
  return (
    <form className="hestia-bulk" onSubmit={submit} onChange={({ currentTarget }) => setHasChanges(Object.keys(changesIn(currentTarget)).length > 0)}>
      {count > 0 && (
        <>
          <h2>{says('title', { count })}</h2>
          <div className="hestia-choices">
            {fields.map(([field, options]) => (
              <label key={field}>
                <span>{says(field)}</span>
                <select name={field} defaultValue="">
                  <option value="">{says('asIs')}</option>
                  {options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
          <div className="hestia-actions">
            <Button type="submit" margin={false} size="medium" disabled={!hasChanges || progress.step === 'running'}>
              {progress.step === 'running' ? t('general:loading') : says('apply')}
            </Button>
          </div>
        </>
      )}
      <div aria-live="polite">
        {progress.step === 'running' && <p>{says('progress', { done: progress.done, count: progress.count })}</p>}
        {progress.step === 'failed' && <Banner type="error">{says('failed')}</Banner>}
        {progress.step === 'done' && <BulkResult report={progress.report} />}
      </div>
    </form>
  )
}
