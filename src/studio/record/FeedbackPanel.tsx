'use client'

import { Banner, Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import type { Locale } from '@/i18n/locales'

import { postJson, problemIn } from '../postJson'
import { useWords } from '../useWords'
import { Choice } from './inputs'
import words from './words.json'

type Visit = { id: string; name: string }
const problems = ['feedbackMissing', 'failed'] as const
type State = 'idle' | 'busy' | 'feedbackSaved' | (typeof problems)[number]

/** What visitors thought, of visits of which nobody has written it yet. */
export function FeedbackPanel({ visits, language }: { visits: readonly Visit[]; language: Locale }) {
  const says = useWords(words)
  const { api } = useConfig().config.routes
  const [told, setTold] = useState<string[]>([])
  const [draft, setDraft] = useState({ visit: visits[0]?.id ?? '', feedback: '', shown: false })
  const [state, setState] = useState<State>('idle')
  const open = visits.filter(({ id }) => !told.includes(id))

  const save = async () => {
    setState('busy')
    const answer = await postJson(`${api}/appointments/${draft.visit}/feedback`, { feedback: draft.feedback, shown: draft.shown })
    if (!answer?.ok) return setState(await problemIn(answer, problems))
    setTold([...told, draft.visit])
    setDraft({ visit: open.find(({ id }) => id !== draft.visit)?.id ?? '', feedback: '', shown: false })
    setState('feedbackSaved')
  }
  return (
    <section className="hestia-answer hestia-record">
      <h2>{says('feedbackTitle')}</h2>
      <p className="hestia-lead">{says('feedbackLead')}</p>
      {open.length > 0 && (
        <>
          <Choice
            label={says('visit')}
            value={draft.visit}
            onChange={(visit) => setDraft({ ...draft, visit })}
            options={open.map(({ id, name }) => ({ value: id, name }))}
          />
          <label>
            {says('feedback')}
            <textarea
              rows={3}
              lang={language}
              maxLength={5000}
              value={draft.feedback}
              onChange={({ target }) => setDraft({ ...draft, feedback: target.value })}
            />
          </label>
          <label>
            <input type="checkbox" checked={draft.shown} onChange={({ target }) => setDraft({ ...draft, shown: target.checked })} />
            {says('shown')}
          </label>
        </>
      )}
      <div className="hestia-actions">
        {open.length > 0 && (
          <Button margin={false} disabled={state === 'busy'} onClick={() => void save()}>
            {says(state === 'busy' ? 'saving' : 'saveFeedback')}
          </Button>
        )}
        <div role="status">
          {state === 'feedbackSaved' && <Banner type="success">{says(state)}</Banner>}
          {(state === 'feedbackMissing' || state === 'failed') && <Banner type="error">{says(state)}</Banner>}
        </div>
      </div>
    </section>
  )
}
