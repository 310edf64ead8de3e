'use client'

import { Banner, Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import type { Locale } from '@/i18n/locales'

import { postJson, problemIn } from '../postJson'
import { useWords } from '../useWords'
import { SelectInput } from './inputs'
import words from './words.json'

type Viewing = { id: string; updatedAt: string; name: string }
type Draft = { viewing: string; feedback: string; shown: boolean }
const problems = ['feedbackMissing', 'failed'] as const
const CONFLICT = 409
type State = 'idle' | 'busy' | 'feedbackSaved' | 'viewingChanged' | (typeof problems)[number]

const draftFor = (viewing: Viewing | undefined): Draft => ({
  viewing: viewing?.id ?? '',
  feedback: '',
  shown: false,
})

/** Holds the feedback that is being written and the viewings that still lack one, and saves it. */
function useFeedback(viewings: readonly Viewing[]) {
  const { api } = useConfig().config.routes
  const [savedIds, setSavedIds] = useState<string[]>([])
  const [draft, setDraft] = useState(draftFor(viewings[0]))
  const [state, setState] = useState<State>('idle')
  const open = viewings.filter(({ id }) => !savedIds.includes(id))

  const save = async () => {
    setState('busy')
    const response = await postJson(`${api}/appointments/${draft.viewing}/feedback`, {
      feedback: draft.feedback,
      shown: draft.shown,
      updatedAt: viewings.find(({ id }) => id === draft.viewing)?.updatedAt,
    })
    if (response?.status === CONFLICT) return setState('viewingChanged')
    if (!response?.ok) return setState(await problemIn(response, problems))
    setSavedIds([...savedIds, draft.viewing])
    setDraft(draftFor(open.find(({ id }) => id !== draft.viewing)))
    setState('feedbackSaved')
  }
  return { open, draft, setDraft, state, save }
}

type InputProps = {
  open: readonly Viewing[]
  draft: Draft
  onChange: (draft: Draft) => void
  language: Locale
}

function FeedbackInputs({ open, draft, onChange, language }: InputProps) {
  const t = useWords(words)
  return (
    <>
      <SelectInput
        label={t('visit')}
        value={draft.viewing}
        onChange={(viewing) => onChange({ ...draft, viewing })}
        options={open.map(({ id, name }) => ({ value: id, name }))}
      />
      <label>
        {t('feedback')}
        <textarea
          rows={3}
          lang={language}
          maxLength={5000}
          value={draft.feedback}
          onChange={({ target }) => onChange({ ...draft, feedback: target.value })}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={draft.shown}
          onChange={({ target }) => onChange({ ...draft, shown: target.checked })}
        />
        {t('shown')}
      </label>
    </>
  )
}

/** Leads to a viewing that was changed meanwhile; what was typed stays here to be copied. */
function ViewingChanged({ viewing }: { viewing: string }) {
  const t = useWords(words)
  const { admin } = useConfig().config.routes
  return (
    <Banner type="error">
      {t('viewingChanged')}{' '}
      <a href={`${admin}/collections/appointments/${viewing}`} target="_blank" rel="noopener">
        {t('openViewing')}
      </a>
    </Banner>
  )
}

type Props = { viewings: readonly Viewing[]; language: Locale }

/** Records the feedback of visitors on viewings that have none yet. */
export function FeedbackPanel({ viewings, language }: Props) {
  const t = useWords(words)
  const { open, draft, setDraft, state, save } = useFeedback(viewings)
  return (
    <section className="hestia-answer hestia-record">
      <h2>{t('feedbackTitle')}</h2>
      <p className="hestia-lead">{t('feedbackLead')}</p>
      {open.length > 0 && (
        <FeedbackInputs open={open} draft={draft} onChange={setDraft} language={language} />
      )}
      <div className="hestia-actions">
        {open.length > 0 && (
          <Button margin={false} disabled={state === 'busy'} onClick={() => void save()}>
            {t(state === 'busy' ? 'saving' : 'saveFeedback')}
          </Button>
        )}
        <div role="status">
          {state === 'feedbackSaved' && <Banner type="success">{t(state)}</Banner>}
          {state === 'viewingChanged' && <ViewingChanged viewing={draft.viewing} />}
          {(state === 'feedbackMissing' || state === 'failed') && (
            <Banner type="error">{t(state)}</Banner>
          )}
        </div>
      </div>
    </section>
  )
}
