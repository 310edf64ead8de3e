'use client'

import { Button } from '@payloadcms/ui'
import { useId, type FormEvent, type ReactNode } from 'react'

import { askForSignature, type SignatureOptions } from '@/components/passkey/prompt'

import type { Security } from './useSecurity'

/** What the account has already: it decides by what a change is confirmed. */
export type OwnFactors = { hasFactor: boolean; hasPasskey: boolean }

type Confirmation = { present: string; code?: string } | { passkey: object }

type Props = OwnFactors & {
  security: Security
  label: string
  onConfirm: (confirmation: Confirmation, form: FormData) => Promise<unknown>
  onCancel?: () => void
  /** Further fields of the form. */
  children?: ReactNode
}

export function SecretInput({ name, label }: { name: 'present' | 'code'; label: string }) {
  const id = useId()
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

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Asks a colleague to confirm a change of their second factors: with a passkey, or with the
 * password and, where a second factor is on, a code.
 */
export function ConfirmForm(props: Props) {
  const { security, label, hasFactor, hasPasskey, onConfirm, onCancel, children } = props
  const { t, ask, complain, isBusy, problem } = security

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const present = textIn(data, 'present')
    const done = await onConfirm(
      hasFactor ? { present, code: textIn(data, 'code') } : { present },
      data,
    )
    if (done) form.reset()
  }
  async function confirmByPasskey(form: HTMLFormElement | null): Promise<void> {
    if (!form) return
    const { options } = ((await ask({ do: 'challenge' })) ?? {}) as { options?: SignatureOptions }
    if (!options) return
    const passkey = await askForSignature(options)
    if (!passkey) return complain('cancelled')
    if (await onConfirm({ passkey }, new FormData(form))) form.reset()
  }
  return (
    <form className="hestia-ask" onSubmit={(event) => void submit(event)}>
      {children}
      <SecretInput name="present" label={t('password')} />
      {hasFactor && <SecretInput name="code" label={t('codeOrPaper')} />}
      <p role="alert">{problem}</p>
      <div className="hestia-actions">
        <Button type="submit" margin={false} disabled={isBusy}>
          {label}
        </Button>
        {hasPasskey && (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={(event) => void confirmByPasskey(formAround(event.target))}
          >
            {t('byPasskey')}
          </Button>
        )}
        {onCancel && (
          <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={onCancel}>
            {t('close')}
          </Button>
        )}
      </div>
    </form>
  )
}

const formAround = (target: EventTarget): HTMLFormElement | null =>
  target instanceof Element ? target.closest('form') : null
