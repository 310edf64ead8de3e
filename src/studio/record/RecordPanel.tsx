'use client'

import { Banner, Button } from '@payloadcms/ui'
import type { KeyboardEvent, RefObject } from 'react'

import type { Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import { SelectInput, TextInput } from './inputs'
import { useRecord, type Activity, type Draft, type RecordState, type Template } from './useRecord'
import words from './words.json'

type Option = { value: string; name: string }

type Props = {
  property: string
  lead: string
  /** The language of the owner, and that of the colleague. */
  language: Locale
  locale: Locale
  today: string
  templates: readonly Template[]
  latest: readonly Activity[]
  kinds: readonly Option[]
  types: readonly Option[]
}

function Outcome({ state }: { state: RecordState }) {
  const t = useWords(words)
  return (
    <div role="status">
      {state.step === 'saved' && (
        <Banner type="success">{t('saved', { subject: state.subject })}</Banner>
      )}
      {state.step === 'refused' && <Banner type="error">{t(state.problem)}</Banner>}
    </div>
  )
}

function Latest({ activities }: { activities: readonly Activity[] }) {
  const t = useWords(words)
  if (activities.length === 0) return null
  return (
    <>
      <h3>{t('latest')}</h3>
      <ul className="hestia-record__latest">
        {activities.map(({ id, day, subject }) => (
          <li key={id}>
            <time>{day}</time>
            <span>{subject}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

type TemplateProps = Pick<Props, 'templates'> & { onSelect: (template: Template) => void }

function TemplateButtons({ templates, onSelect }: TemplateProps) {
  const t = useWords(words)
  if (templates.length === 0) return null
  return (
    <div className="hestia-record__begin" role="group" aria-label={t('templates')}>
      <span aria-hidden>{t('templates')}</span>
      {templates.map((template) => (
        <button key={template.id} type="button" onClick={() => onSelect(template)}>
          {template.name}
        </button>
      ))}
    </div>
  )
}

type InputProps = Pick<Props, 'language' | 'kinds' | 'types'> & {
  draft: Draft
  onChange: (changes: Partial<Draft>) => void
  subject: RefObject<HTMLInputElement | null>
}

function ActivityInputs({ draft, onChange, subject, language, kinds, types }: InputProps) {
  const t = useWords(words)
  const inputProps = (name: Exclude<keyof Draft, 'visibleToOwner'>) => ({
    label: t(name),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const isOnline = draft.kind === 'online_media'
  return (
    <>
      <TextInput {...inputProps('subject')} ref={subject} lang={language} maxLength={200} />
      <label>
        {t('comment')}
        <textarea
          rows={3}
          lang={language}
          maxLength={5000}
          value={draft.comment}
          onChange={({ target }) => onChange({ comment: target.value })}
        />
      </label>
      <div className="hestia-record__row">
        <SelectInput {...inputProps('kind')} options={kinds} />
        <SelectInput
          {...inputProps('type')}
          options={[{ value: '', name: t('noType') }, ...types]}
        />
        <TextInput {...inputProps('day')} type="date" />
        {isOnline ? (
          <TextInput {...inputProps('source')} maxLength={200} />
        ) : (
          <TextInput {...inputProps('contact')} maxLength={200} />
        )}
        {isOnline && <TextInput {...inputProps('visits')} inputMode="numeric" maxLength={8} />}
      </div>
      <label>
        <input
          type="checkbox"
          checked={draft.visibleToOwner}
          onChange={({ target }) => onChange({ visibleToOwner: target.checked })}
        />
        {t('visible')}
      </label>
    </>
  )
}

/**
 * Records an activity with a click on a template and one on the button, or by keyboard alone. It
 * stands inside the form of the property without being one of its fields.
 */
export function RecordPanel(props: Props) {
  const { property, lead, language, locale, today, templates, latest, kinds, types } = props
  const t = useWords(words)
  const { draft, change, startFrom, save, state, saved, subject } = useRecord(
    property,
    today,
    locale,
  )
  const saveByKey = (event: KeyboardEvent) => {
    const isSave =
      event.key === 'Enter' &&
      (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey)
    if (!isSave) return
    event.preventDefault()
    void save()
  }

  return (
    <section className="hestia-answer hestia-record" onKeyDown={saveByKey}>
      <h2>{t('title')}</h2>
      <p className="hestia-lead">{lead}</p>
      <TemplateButtons templates={templates} onSelect={startFrom} />
      <ActivityInputs
        draft={draft}
        onChange={change}
        subject={subject}
        language={language}
        kinds={kinds}
        types={types}
      />
      <div className="hestia-actions">
        <Button margin={false} disabled={state.step === 'busy'} onClick={() => void save()}>
          {t(state.step === 'busy' ? 'saving' : 'save')}
        </Button>
        <Outcome state={state} />
      </div>
      <Latest activities={[...saved, ...latest]} />
    </section>
  )
}
