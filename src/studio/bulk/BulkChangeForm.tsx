'use client'

import {
  Banner,
  Button,
  useConfig,
  usePayloadAPI,
  useSelection,
  useTranslation,
} from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'

import { withAccess } from '@/domain/accounts/access'

import '../studio.css'
import { useWords } from '../useWords'
import { BulkResult } from './BulkResult'
import { isPriceField, PriceChangeFields, priceChangeIn } from './PriceChangeFields'
import { useChangeMany, type Progress } from './useChangeMany'
import words from './words.json'

type Option = { value: string; label: string }
type Props = { choices: Record<'status' | 'marquee' | 'goal', Option[]> }
type Colleagues = { docs?: { id: string; name?: string | null }[] }
type FieldOptions = [field: keyof typeof words, options: Option[]]

/** Returns the changes in the form. An empty option leaves the field as it is. */
function changesIn(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form)
  const entries = [...data].filter(([field, value]) => value !== '' && !isPriceField(field))
  const priceChange = priceChangeIn(data)
  return {
    ...Object.fromEntries(
      entries.map(([field, value]) => [field, field === 'published' ? value === 'publish' : value]),
    ),
    ...(priceChange && { priceChange }),
  }
}

/**
 * Returns the fields of the form with their options: the given ones, the colleagues who have access,
 * and publishing.
 */
function useFieldOptions(choices: Props['choices']): FieldOptions[] {
  const t = useWords(words)
  const { config } = useConfig()
  const [{ data }] = usePayloadAPI(`${config.routes.api}/users`, {
    initialParams: { depth: 0, limit: 200, sort: 'name', 'select[name]': true, where: withAccess },
  })
  const colleagues: Colleagues = data ?? {}
  const contact = (colleagues.docs ?? []).map(({ id, name }) => ({ value: id, label: name ?? id }))
  const published = [
    { value: 'publish', label: t('publish') },
    { value: 'withdraw', label: t('withdraw') },
  ]
  return Object.entries({ ...choices, contact, published }) as FieldOptions[]
}

function FieldSelects({ fields }: { fields: readonly FieldOptions[] }) {
  const t = useWords(words)
  return (
    <div className="hestia-choices">
      {fields.map(([field, options]) => (
        <label key={field}>
          <span>{t(field)}</span>
          <select name={field} defaultValue="">
            <option value="">{t('asIs')}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

function Outcome({ progress }: { progress: Progress }) {
  const t = useWords(words)
  return (
    <div aria-live="polite">
      {progress.step === 'running' && (
        <p>{t('progress', { done: progress.done, count: progress.count })}</p>
      )}
      {progress.step === 'failed' && (
        <Banner type="error">{t('failed', { left: progress.left })}</Banner>
      )}
      {'report' in progress && <BulkResult report={progress.report} />}
    </div>
  )
}

/** Changes the selected properties of the list at once. It appears as soon as rows are selected. */
export function BulkChangeForm({ choices }: Props) {
  const t = useWords(words)
  const { count } = useSelection()
  const { t: payloadT } = useTranslation()
  const { progress, run } = useChangeMany()
  const [hasChanges, setHasChanges] = useState(false)
  const fields = useFieldOptions(choices)
  const isRunning = progress.step === 'running'
  if (count === 0 && progress.step === 'idle') return null

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(changesIn(event.currentTarget))
  }
  return (
    <form
      className="hestia-bulk"
      onSubmit={submit}
      onChange={({ currentTarget }) =>
        setHasChanges(Object.keys(changesIn(currentTarget)).length > 0)
      }
    >
      {count > 0 && (
        <>
          <h2>{t('title', { count })}</h2>
          <FieldSelects fields={fields} />
          <PriceChangeFields />
          <div className="hestia-actions">
            <Button type="submit" margin={false} size="medium" disabled={!hasChanges || isRunning}>
              {isRunning ? payloadT('general:loading') : t('apply')}
            </Button>
          </div>
        </>
      )}
      <Outcome progress={progress} />
    </form>
  )
}
