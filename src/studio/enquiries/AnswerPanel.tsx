'use client'

import { Button, useConfig, useField, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useState } from 'react'

import type { AnswerTemplate } from '@/data/enquiries/answer'
import type { Locale } from '@/i18n/locales'
import type { Enquiry } from '@/payload-types'

import { AskBeforeLeaving } from '../leave/AskBeforeLeaving'
import { useOwnSave } from '../own-save/useOwnSave'
import { useWords } from '../useWords'
import { AnswerOutcome, type AnswerState } from './AnswerOutcome'
import { sendAnswer, type Answer, type Overtaken } from './sendAnswer'
import words from './words.json'

type Props = {
  id: string
  lead: string
  /** When the newest answer that the page shows was sent. */
  answeredAt: string | null
  subject: string
  language: Locale
  templates: readonly AnswerTemplate[]
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

/** Sends an answer with what this page shows of the enquiry, and holds what became of it. */
function useSend(id: string, answeredAt: string | null) {
  const { config } = useConfig()
  const withOwnSave = useOwnSave()
  const status = useField<Enquiry['status']>({ path: 'status' })
  const assignee = useField<string | null>({ path: 'assignedTo' })
  const [state, setState] = useState<AnswerState>('idle')
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const [ownAnswer, setOwnAnswer] = useState('')
  // The page is read again only while its form has no changes.
  const newest = [answeredAt ?? '', ownAnswer].sort().at(-1)
  const seen = overtaken?.seen ?? { answeredAt: newest || null, status: status.value }

  /** Returns whether it was sent. */
  const send = async (answer: Answer): Promise<boolean> => {
    if (!answer.subject.trim() || !answer.message.trim()) {
      setState('incomplete')
      return false
    }
    setState('busy')
    const result = await withOwnSave(() => sendAnswer(config.routes.api, id, { ...answer, seen }))
    if (!result || 'problem' in result) {
      setOvertaken(result ?? overtaken)
      setState(result ? 'idle' : 'notSent')
      return false
    }
    setOvertaken(undefined)
    setOwnAnswer(result.answeredAt ?? '')
    // Shows in the form what is stored, without counting as an unsaved change. Its next save would
    // else put back what it was loaded with.
    status.setValue('answered', true)
    if (!assignee.value) assignee.setValue(result.assignedTo, true)
    setState('sent')
    return true
  }
  return { state, overtaken, send }
}

/**
 * Sends the answer to an enquiry. It stands inside the form of the enquiry without being one of its
 * fields. When the enquiry was answered or closed since the page was opened, the text stays and a
 * second press sends it anyway.
 */
export function AnswerPanel({ id, lead, answeredAt, language, templates, ...props }: Props) {
  const t = useWords(words)
  const router = useRouter()
  const isModified = useFormModified()
  const empty = { subject: props.subject, message: '' }
  const [answer, setAnswer] = useState<Answer>(empty)
  const { state, overtaken, send } = useSend(id, answeredAt)
  const press = async () => {
    if (await send(answer)) setAnswer(empty)
  }
  const sendText = overtaken ? 'sendAnyway' : 'send'
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
        <Button margin={false} disabled={state === 'busy'} onClick={() => void press()}>
          {t(state === 'busy' ? 'sending' : sendText)}
        </Button>
        <AnswerOutcome state={state} overtaken={overtaken} />
      </div>
      {/* A form with changes asks itself. */}
      <AskBeforeLeaving isUnsaved={!isModified && answer.message.trim() !== ''} />
    </section>
  )
}
