'use client'

import { Button } from '@payloadcms/ui'
import type { FormEvent } from 'react'

import { useSecurity } from './useSecurity'

type Begun = { picture: string; secret: string; codes: readonly string[] }
type Props = { step: 'off' | 'begun' | 'on'; begun?: Begun }
type Says = ReturnType<typeof useSecurity>['says']

function Shown({ begun: { picture, secret, codes }, says }: { begun: Begun; says: Says }) {
  return (
    <>
      <p className="hestia-lead">{says('scan')}</p>
      <img src={picture} alt={says('picture')} width={200} height={200} />
      <p>
        {says('key')}: <code>{secret}</code>
      </p>
      <h3>{says('codes')}</h3>
      <p className="hestia-lead">{says('codesLead')}</p>
      <ul className="hestia-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

function Asked({ name, label }: { name: 'present' | 'code'; label: string }) {
  const id = `hestia-${name}`
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...{ id, name, required: true, maxLength: 200 }}
        {...(name === 'code' ? { type: 'text', autoComplete: 'one-time-code', spellCheck: false } : { type: 'password', autoComplete: 'current-password' })}
      />
    </>
  )
}

const presses = { off: 'begin', begun: 'confirm', on: 'end' } as const

/** Sets the second proof up, shows its secret once, and turns it off again. */
export function FactorPresses({ step, begun }: Props) {
  const { says, send, isBusy, problem } = useSecurity()
  const press = presses[step]

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const typed = Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
    if (await send({ do: press, ...typed })) form.reset()
  }
  return (
    <>
      {begun && <Shown begun={begun} says={says} />}
      <form className="hestia-ask" onSubmit={(event) => void submit(event)}>
        {step !== 'begun' && <Asked name="present" label={says('password')} />}
        {step !== 'off' && <Asked name="code" label={says(step === 'begun' ? 'number' : 'codeOrPaper')} />}
        <p role="alert">{problem}</p>
        <div className="hestia-actions">
          <Button type="submit" margin={false} disabled={isBusy}>
            {says(press)}
          </Button>
          {step === 'begun' && (
            <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void send({ do: 'cancel' })}>
              {says('cancel')}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
