'use client'

import { Button } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'

import { useWords } from '../useWords'
import { CodeList } from './Codes'
import { ConfirmForm, SecretInput, type OwnFactors } from './ConfirmForm'
import { useSecurity } from './useSecurity'
import words from './words.json'

export type SetupData = { picture: string; secret: string; codes: readonly string[] }
export type AppStep = 'off' | 'begun' | 'on'
type Props = OwnFactors & { step: AppStep; about: string; setup?: SetupData }

/** Shows the QR code, the secret and the recovery codes of a second factor that is being set up. */
function SetupLines({ picture, secret, codes }: SetupData) {
  const t = useWords(words)
  return (
    <>
      <p className="hestia-lead">{t('scan')}</p>
      <img src={picture} alt={t('picture')} width={200} height={200} />
      <p>
        {t('key')}: <code>{secret}</code>
      </p>
      {codes.length > 0 && (
        <>
          <h4>{t('codes')}</h4>
          <CodeList codes={codes} />
        </>
      )}
    </>
  )
}

/** Turns the code from an app on with its first code. */
function Setup({ setup }: { setup: SetupData | undefined }) {
  const { t, send, isBusy, problem } = useSecurity()
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    await send({ do: 'confirm', code })
  }
  return (
    <>
      {setup && <SetupLines {...setup} />}
      <form className="hestia-ask" onSubmit={(event) => void submit(event)}>
        <SecretInput name="code" label={t('number')} />
        <p role="alert">{problem}</p>
        <div className="hestia-actions">
          <Button type="submit" margin={false} disabled={isBusy}>
            {t('confirm')}
          </Button>
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => void send({ do: 'cancel' })}
          >
            {t('cancel')}
          </Button>
        </div>
      </form>
    </>
  )
}

const actions = { off: 'begin', on: 'end' } as const

/** Sets up the code from an app, shows its secret once, and turns it off. */
export function FactorActions({ step, about, setup, ...own }: Props) {
  const security = useSecurity()
  const { t, send } = security
  const [isOpen, setOpen] = useState(false)
  const form = (action: 'begin' | 'end') =>
    isOpen ? (
      <ConfirmForm
        {...own}
        security={security}
        label={t(action)}
        onCancel={() => setOpen(false)}
        onConfirm={async (confirmation) => {
          const answer = await send({ do: action, ...confirmation })
          if (answer) setOpen(false)
          return answer
        }}
      />
    ) : (
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
        {t(action)}
      </Button>
    )
  return (
    <>
      <h3>{t('app')}</h3>
      {step !== 'begun' && <p className="hestia-lead">{about}</p>}
      {step === 'begun' ? <Setup setup={setup} /> : form(actions[step])}
    </>
  )
}
