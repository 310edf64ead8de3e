'use client'

import { Banner, Button, toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { useWords } from '../useWords'
import { download, erase, lookUp, ownerKinds, recordKinds, type State } from './requests'
import words from './words.json'

type Person = Extract<State, { step: 'found' }>

/** Asks for the address a second time before the person is erased. */
function EraseForm({ email, onErase }: { email: string; onErase: () => void }) {
  const t = useWords(words)
  const [typed, setTyped] = useState<string>()
  if (typed === undefined) {
    return (
      <Button buttonStyle="error" margin={false} onClick={() => setTyped('')}>
        {t('erase')}
      </Button>
    )
  }
  const isSame = typed.trim().toLowerCase() === email.trim().toLowerCase()
  return (
    <form
      className="hestia-ask"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSame) onErase()
      }}
    >
      <label htmlFor="hestia-again">{t('sure', { email })}</label>
      <input
        id="hestia-again"
        type="email"
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="hestia-actions">
        <Button type="submit" buttonStyle="error" margin={false} disabled={!isSame}>
          {t('erase')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => setTyped(undefined)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Shows how many records of each kind are stored, with the buttons that copy and erase them. */
function PersonData({
  person: { email, counts, isOwner },
  api,
  onErase,
}: {
  person: Person
  api: string
  onErase: () => void
}) {
  const t = useWords(words)
  const kinds = isOwner ? [...recordKinds, ...ownerKinds] : recordKinds
  const copy = (as: 'json' | 'text') => async () => {
    if (!(await download(api, email, as))) toast.error(t('failed'))
  }
  return (
    <section>
      <h2>{t('found', { email })}</h2>
      <dl className="hestia-counts">
        {kinds.map((kind) => (
          <div key={kind} className="hestia-count">
            <dt>{t(kind)}</dt>
            <dd>{counts[kind]}</dd>
          </div>
        ))}
      </dl>
      {kinds.every((kind) => counts[kind] === 0) && <p className="hestia-lead">{t('nothing')}</p>}
      {isOwner && <Banner type="info">{t('owner')}</Banner>}
      <div className="hestia-actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy('json')()}>
          {t('json')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy('text')()}>
          {t('text')}
        </Button>
        <EraseForm email={email} onErase={onErase} />
      </div>
    </section>
  )
}

/** What was erased, and what is left to the colleague. */
function Erased({ state }: { state: Extract<State, { step: 'erased' }> }) {
  const t = useWords(words)
  const { number, mentions, namesakes, shown, isOwner, crms } = state
  return (
    <>
      <Banner type="success">{t('erased', { number, mentions })}</Banner>
      {namesakes > 0 && <Banner type="info">{t('namesakes', { number: namesakes })}</Banner>}
      {shown > 0 && <Banner type="info">{t('shown', { number: shown })}</Banner>}
      {isOwner && <Banner type="info">{t('owner')}</Banner>}
      {crms.length > 0 && <Banner type="info">{t('crms', { crms: crms.join(', ') })}</Banner>}
    </>
  )
}

/**
 * Shows what is stored about a person, and copies or erases it. Erasing requires typing the address
 * again.
 */
export function Privacy({ initialEmail }: { initialEmail: string }) {
  const t = useWords(words)
  const { api } = useConfig().config.routes
  const [email, setEmail] = useState(initialEmail)
  const [state, setState] = useState<State>({ step: 'idle' })

  const run = async (work: Promise<State>) => {
    setState({ step: 'busy' })
    setState(await work)
  }
  return (
    <>
      <form
        className="hestia-ask"
        onSubmit={(event) => {
          event.preventDefault()
          void run(lookUp(api, email.trim()))
        }}
      >
        <label htmlFor="hestia-email">{t('email')}</label>
        <input
          id="hestia-email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div className="hestia-actions">
          <Button type="submit" margin={false} disabled={state.step === 'busy'}>
            {t('look')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {state.step === 'busy' && <p>{t('looking')}</p>}
        {state.step === 'refused' && <Banner type="error">{t(state.problem)}</Banner>}
        {state.step === 'found' && (
          <PersonData
            key={state.email}
            person={state}
            api={api}
            onErase={() => void run(erase(api, state.email))}
          />
        )}
        {state.step === 'erased' && <Erased state={state} />}
      </div>
    </>
  )
}
