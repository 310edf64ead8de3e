'use client'

import { Banner, Button, useConfig } from '@payloadcms/ui'
import { useRef, useState, type KeyboardEvent } from 'react'

import { formatDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'

import { postJson, problemIn } from '../postJson'
import { useWords } from '../useWords'
import { Choice, Line } from './inputs'
import words from './words.json'

type Draft = { kind: string; type: string; subject: string; comment: string; visibleToOwner: boolean }
export type Template = Draft & { id: string; name: string }
type Named = { value: string; name: string }
type Recorded = { id: string; day: string; subject: string }

type Props = {
  property: string
  lead: string
  /** In which the owner reads, and in which the colleague works. */
  language: Locale
  locale: Locale
  today: string
  templates: readonly Template[]
  latest: readonly Recorded[]
  kinds: readonly Named[]
  types: readonly Named[]
}

const problems = ['subjectMissing', 'notUnderstood', 'failed'] as const
type State = { step: 'idle' | 'busy' } | { step: 'saved'; subject: string } | { step: 'refused'; problem: (typeof problems)[number] }

function Told({ state }: { state: State }) {
  const says = useWords(words)
  return (
    <div role="status">
      {state.step === 'saved' && <Banner type="success">{says('saved', { subject: state.subject })}</Banner>}
      {state.step === 'refused' && <Banner type="error">{says(state.problem)}</Banner>}
    </div>
  )
}

function Latest({ entries }: { entries: readonly Recorded[] }) {
  const says = useWords(words)
  if (entries.length === 0) return null
  return (
    <>
      <h3>{says('latest')}</h3>
      <ul className="hestia-record__latest">
        {entries.map(({ id, day, subject }) => (
          <li key={id}>
            <time>{day}</time>
            <span>{subject}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Records with one press on a template and one on the button, or by keyboard alone. It stands within the form of the property and is none of its fields. */
export function RecordPanel({ property, lead, language, locale, today, templates, latest, kinds, types }: Props) {
  const says = useWords(words)
  const { api } = useConfig().config.routes
  const empty = { kind: 'communication', type: '', subject: '', comment: '', visibleToOwner: true, day: today, contact: '', source: '', visits: '' }
  const [draft, setDraft] = useState(empty)
  const [state, setState] = useState<State>({ step: 'idle' })
  const [own, setOwn] = useState<Recorded[]>([])
  const subject = useRef<HTMLInputElement>(null)

  const change = (changed: Partial<typeof empty>) => setDraft((before) => ({ ...before, ...changed }))
  const begin = ({ kind, type, subject: called, comment, visibleToOwner }: Template) => {
    change({ kind, type, subject: called, comment, visibleToOwner })
    subject.current?.focus()
  }
  const save = async () => {
    if (state.step === 'busy') return
    setState({ step: 'busy' })
    const visits = draft.visits.trim() ? Number(draft.visits) : null
    const answer = await postJson(`${api}/properties/${property}/activities`, { ...draft, type: draft.type || null, visits })
    if (!answer?.ok) {
      setState({ step: 'refused', problem: await problemIn(answer, problems) })
    } else {
      const made: Recorded = await answer.json()
      setOwn([{ ...made, day: formatDay(made.day, locale) }, ...own])
      setDraft({ ...empty, kind: draft.kind })
      setState({ step: 'saved', subject: made.subject })
    }
    subject.current?.focus()
  }
  const byKey = (event: KeyboardEvent) => {
    const isDone = event.key === 'Enter' && (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey)
    if (!isDone) return
    event.preventDefault()
    void save()
  }

  const at = (name: Exclude<keyof typeof empty, 'visibleToOwner'>) => ({
    label: says(name),
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  const isOnline = draft.kind === 'online_media'
  return (
    <section className="hestia-answer hestia-record" onKeyDown={byKey}>
      <h2>{says('title')}</h2>
      <p className="hestia-lead">{lead}</p>
      {templates.length > 0 && (
        <div className="hestia-record__begin" role="group" aria-label={says('templates')}>
          <span aria-hidden>{says('templates')}</span>
          {templates.map((template) => (
            <button key={template.id} type="button" onClick={() => begin(template)}>
              {template.name}
            </button>
          ))}
        </div>
      )}
      <Line {...at('subject')} ref={subject} lang={language} maxLength={200} />
      <label>
        {says('comment')}
        <textarea rows={3} lang={language} maxLength={5000} value={draft.comment} onChange={({ target }) => change({ comment: target.value })} />
      </label>
      <div className="hestia-record__row">
        <Choice {...at('kind')} options={kinds} />
        <Choice {...at('type')} options={[{ value: '', name: says('noType') }, ...types]} />
        <Line {...at('day')} type="date" />
        {isOnline ? <Line {...at('source')} maxLength={200} /> : <Line {...at('contact')} maxLength={200} />}
        {isOnline && <Line {...at('visits')} inputMode="numeric" maxLength={8} />}
      </div>
      <label>
        <input type="checkbox" checked={draft.visibleToOwner} onChange={({ target }) => change({ visibleToOwner: target.checked })} />
        {says('visible')}
      </label>
      <div className="hestia-actions">
        <Button margin={false} disabled={state.step === 'busy'} onClick={() => void save()}>
          {says(state.step === 'busy' ? 'saving' : 'save')}
        </Button>
        <Told state={state} />
      </div>
      <Latest entries={[...own, ...latest]} />
    </section>
  )
}
