'use client'

import { Banner, Button, useConfig, useField, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useState } from 'react'

import type { AnswerTemplate } from '@/data/enquiries/answer'
import type { Locale } from '@/i18n/locales'

import { AskBeforeLeaving } from '../leave/AskBeforeLeaving'
import { useOwnSave } from '../own-save/useOwnSave'
import { bodyOf, postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Props = {
  id: string
  lead: string
  subject: string
  language: Locale
  templates: readonly AnswerTemplate[]
}
type Answer = { subject: string; message: string }
type State = 'idle' | 'busy' | 'sent' | 'notSent' | 'incomplete'

function Outcome({ state }: { state: State }) {
  const t = useWords(words)
  return (
    <div role="status">
      {state === 'sent' && <Banner type="success">{t('sent')}</Banner>}
      {(state === 'notSent' || state === 'incomplete') && <Banner type="error">{t(state)}</Banner>}
    </div>
  )
}

type TemplateProps = Pick<Props, 'templates'> & { onSelect: (template: AnswerTemplate) => void }

function TemplateSelect({ templates, onSelect }: TemplateProps) {
  const t = useWords(words)
  if (templates.length === 0) return null
  const select = (id: string) => {
    const template = templates.find((candidate) => candidate.id === id)
    if (template) onSelect(template)
  }
  return (
    <label>
      {t('template')}
      <select defaultValue="" onChange={({ target }) => select(target.value)}>
        <option value="">{t('noTemplate')}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

type InputProps = { answer: Answer; language: Locale; onChange: (answer: Answer) => void }

function AnswerInputs({ answer, language, onChange }: InputProps) {
  const t = useWords(words)
  const id = useId()
  return (
    <>
      <label htmlFor={`${id}subject`}>{t('subject')}</label>
      <input
        id={`${id}subject`}
        lang={language}
        maxLength={200}
        value={answer.subject}
        onChange={({ target }) => onChange({ ...answer, subject: target.value })}
      />
      <label htmlFor={`${id}message`}>{t('message')}</label>
      <textarea
        id={`${id}message`}
        lang={language}
        rows={9}
        maxLength={20_000}
        value={answer.message}
        onChange={({ target }) => onChange({ ...answer, message: target.value })}
      />
    </>
  )
}

/**
 * Sends the answer to an enquiry. It stands inside the form of the enquiry without being one of its
 * fields.
 */
export function AnswerPanel({ id, lead, subject: defaultSubject, language, templates }: Props) {
  const t = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const isModified = useFormModified()
  const withOwnSave = useOwnSave()
  const status = useField<string>({ path: 'status' })
  const assignee = useField<string | null>({ path: 'assignedTo' })
  const [answer, setAnswer] = useState<Answer>({ subject: defaultSubject, message: '' })
  const [state, setState] = useState<State>('idle')

  const send = async () => {
    if (!answer.subject.trim() || !answer.message.trim()) return setState('incomplete')
    setState('busy')
    const { assignedTo } = await withOwnSave(async () =>
      bodyOf(await postJson(`${config.routes.api}/enquiries/${id}/answer`, answer)),
    )
    if (typeof assignedTo !== 'string') return setState('notSent')
    setAnswer({ subject: defaultSubject, message: '' })
    // Shows in the form what is stored, without counting as an unsaved change. Its next save would
    // else put back what it was loaded with.
    status.setValue('answered', true)
    if (!assignee.value) assignee.setValue(assignedTo, true)
    setState('sent')
  }
  // A refresh shows the answer in the history, but puts what is saved over changes of the form.
  useEffect(() => {
    if (state === 'sent' && !isModified) router.refresh()
  }, [state, isModified, router])

  return (
    <section
      className="hestia-answer"
      onKeyDown={(event) =>
        event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()
      }
    >
      <h2>{t('answer')}</h2>
      <p className="hestia-lead">{lead}</p>
      <TemplateSelect
        templates={templates}
        onSelect={({ subject, message }) =>
          setAnswer((written) => ({
            subject: subject || written.subject,
            message: [written.message.trim(), message].filter(Boolean).join('\n\n'),
          }))
        }
      />
      <AnswerInputs answer={answer} language={language} onChange={setAnswer} />
      <div className="hestia-actions">
        <Button margin={false} disabled={state === 'busy'} onClick={() => void send()}>
          {t(state === 'busy' ? 'sending' : 'send')}
        </Button>
        <Outcome state={state} />
      </div>
      {/* A form with changes asks itself. */}
      <AskBeforeLeaving isUnsaved={!isModified && answer.message.trim() !== ''} />
    </section>
  )
}
