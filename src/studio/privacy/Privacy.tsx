'use client'

import { Banner, Button, toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { useWords } from '../useWords'
import { download, erase, kept, lookUp, type State } from './ask'
import words from './words.json'

type Found = Extract<State, { step: 'found' }>

function Erasing({ email, onErase }: { email: string; onErase: () => void }) {
  const says = useWords(words)
  const [typed, setTyped] = useState<string>()
  if (typed === undefined) {
    return (
      <Button buttonStyle="error" margin={false} onClick={() => setTyped('')}>
        {says('erase')}
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
      <label htmlFor="hestia-again">{says('sure', { email })}</label>
      <input id="hestia-again" type="email" autoComplete="off" autoFocus value={typed} onChange={({ target }) => setTyped(target.value)} />
      <div className="hestia-actions">
        <Button type="submit" buttonStyle="error" margin={false} disabled={!isSame}>
          {says('erase')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => setTyped(undefined)}>
          {says('cancel')}
        </Button>
      </div>
    </form>
  )
}

function Kept({ found: { email, counts }, api, onErase }: { found: Found; api: string; onErase: () => void }) {
  const says = useWords(words)
  const copy = (as: 'json' | 'text') => async () => {
    if (!(await download(api, email, as))) toast.error(says('failed'))
  }
  return (
    <section>
      <h2>{says('found', { email })}</h2>
      <dl className="hestia-counts">
        {kept.map((kind) => (
          <div key={kind} className="hestia-count">
            <dt>{says(kind)}</dt>
            <dd>{counts[kind]}</dd>
          </div>
        ))}
      </dl>
      {kept.every((kind) => counts[kind] === 0) && <p className="hestia-lead">{says('nothing')}</p>}
      <div className="hestia-actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy('json')()}>
          {says('json')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy('text')()}>
          {says('text')}
        </Button>
        <Erasing email={email} onErase={onErase} />
      </div>
    </section>
  )
}

/** First shows what there is; erasing takes the address typed a second time. */
export function Privacy({ asked }: { asked: string }) {
  const says = useWords(words)
  const { api } = useConfig().config.routes
  const [email, setEmail] = useState(asked)
  const [state, setState] = useState<State>({ step: 'idle' })

  const take = async (work: Promise<State>) => {
    setState({ step: 'busy' })
    setState(await work)
  }
  return (
    <>
      <form
        className="hestia-ask"
        onSubmit={(event) => {
          event.preventDefault()
          void take(lookUp(api, email.trim()))
        }}
      >
        <label htmlFor="hestia-email">{says('email')}</label>
        <input id="hestia-email" type="email" required maxLength={254} autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
        <div className="hestia-actions">
          <Button type="submit" margin={false} disabled={state.step === 'busy'}>
            {says('look')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {state.step === 'busy' && <p>{says('looking')}</p>}
        {state.step === 'refused' && <Banner type="error">{says(state.problem)}</Banner>}
        {state.step === 'found' && <Kept key={state.email} found={state} api={api} onErase={() => void take(erase(api, state.email))} />}
        {state.step === 'erased' && (
          <>
            <Banner type="success">{says('erased', { number: state.number, mentions: state.mentions })}</Banner>
            {state.isOwner && <Banner type="info">{says('owner')}</Banner>}
          </>
        )}
      </div>
    </>
  )
}
