'use client'

import { Banner, Button, useConfig, useField } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'

import type { AnswerTemplate } from '@/data/leads/answer'
import type { Locale } from '@/i18n/locales'

import { postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Props = { id: string; lead: string; subject: string; language: Locale; templates: readonly AnswerTemplate[] }
type State = 'idle' | 'busy' | 'sent' | 'notSent' | 'incomplete'

function Told({ state }: { state: State }) {
  const says = useWords(words)
  return (
    <div role="status">
      {state === 'sent' && <Banner type="success">{says('sent')}</Banner>}
      {(state === 'notSent' || state === 'incomplete') && <Banner type="error">{says(state)}</Banner>}
    </div>
  )
}

/** The answer of a colleague. It stands within the form of the enquiry and is none of its fields. */
export function AnswerPanel({ id, lead, subject: usual, language, templates }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const names = useId()
  const status = useField<string>({ path: 'status' })
  const [answer, setAnswer] = useState({ subject: usual, message: '' })
  const [state, setState] = useState<State>('idle')

  const begin = (chosen: string) => {
    const template = templates.find((one) => one.id === chosen)
    if (template) setAnswer({ subject: template.subject || usual, message: template.message })
  }
  const send = async () => {
    if (!answer.subject.trim() || !answer.message.trim()) return setState('incomplete')
    setState('busy')
    const told = await postJson(`${config.routes.api}/enquiries/${id}/answer`, answer)
    setState(told?.ok ? 'sent' : 'notSent')
    if (!told?.ok) return
    setAnswer({ subject: usual, message: '' })
    // The form shows what the answer has changed, and does not count it as something to save.
    status.setValue('answered', true)
    router.refresh()
  }

  return (
    <section className="hestia-answer" onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}>
      <h2>{says('answer')}</h2>
      <p className="hestia-lead">{lead}</p>
      {templates.length > 0 && (
        <label>
          {says('template')}
          <select defaultValue="" onChange={({ target }) => begin(target.value)}>
            <option value="">{says('noTemplate')}</option>
            {templates.map(({ id: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label htmlFor={`${names}subject`}>{says('subject')}</label>
      <input
        id={`${names}subject`}
        lang={language}
        maxLength={200}
        value={answer.subject}
        onChange={({ target }) => setAnswer({ ...answer, subject: target.value })}
      />
      <label htmlFor={`${names}message`}>{says('message')}</label>
      <textarea
        id={`${names}message`}
        lang={language}
        rows={9}
        maxLength={20_000}
        value={answer.message}
        onChange={({ target }) => setAnswer({ ...answer, message: target.value })}
      />
      <div className="hestia-actions">
        <Button margin={false} disabled={state === 'busy'} onClick={() => void send()}>
          {says(state === 'busy' ? 'sending' : 'send')}
        </Button>
        <Told state={state} />
      </div>
    </section>
  )
}
