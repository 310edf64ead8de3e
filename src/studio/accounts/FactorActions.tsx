'use client'

import { Button } from '@payloadcms/ui'
import type { FormEvent } from 'react'

import { useSecurity } from './useSecurity'

type SetupData = { picture: string; secret: string; codes: readonly string[] }
type Props = { step: 'off' | 'begun' | 'on'; setup?: SetupData }
type Translate = ReturnType<typeof useSecurity>['t']

/** Shows the QR code, the secret and the recovery codes of a second factor that is being set up. */
function Setup({ setup: { picture, secret, codes }, t }: { setup: SetupData; t: Translate }) {
  return (
    <>
      <p className="hestia-lead">{t('scan')}</p>
      <img src={picture} alt={t('picture')} width={200} height={200} />
      <p>
        {t('key')}: <code>{secret}</code>
      </p>
      <h3>{t('codes')}</h3>
      <p className="hestia-lead">{t('codesLead')}</p>
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

function SecretInput({ name, label }: { name: 'present' | 'code'; label: string }) {
  const id = `hestia-${name}`
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        required
        maxLength={200}
        {...(name === 'code'
          ? { type: 'text', autoComplete: 'one-time-code', spellCheck: false }
          : { type: 'password', autoComplete: 'current-password' })}
      />
    </>
  )
}

const actions = { off: 'begin', begun: 'confirm', on: 'end' } as const

/** Sets up the second factor, shows its secret once, and turns it off. */
export function FactorActions({ step, setup }: Props) {
  const { t, send, isBusy, problem } = useSecurity()
  const action = actions[step]

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const input = Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    )
    if (await send({ do: action, ...input })) form.reset()
  }
  return (
    <>
      {setup && <Setup setup={setup} t={t} />}
      <form className="hestia-ask" onSubmit={(event) => void submit(event)}>
        {step !== 'begun' && <SecretInput name="present" label={t('password')} />}
        {step !== 'off' && (
          <SecretInput name="code" label={t(step === 'begun' ? 'number' : 'codeOrPaper')} />
        )}
        <p role="alert">{problem}</p>
        <div className="hestia-actions">
          <Button type="submit" margin={false} disabled={isBusy}>
            {t(action)}
          </Button>
          {step === 'begun' && (
            <Button
              buttonStyle="secondary"
              margin={false}
              disabled={isBusy}
              onClick={() => void send({ do: 'cancel' })}
            >
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
