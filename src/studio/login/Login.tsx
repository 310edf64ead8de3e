'use client'

import {
  Button,
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextField,
  toast,
  useAuth,
  useConfig,
  useForm,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useCallback, useEffect, useState } from 'react'

import { useWords } from '../useWords'
import { usePasskeyLogin } from './usePasskeyLogin'
import words from './words.json'

type LoginBody = { problem?: unknown; errors?: { message?: unknown }[]; user?: unknown }

const messageOf = ({ errors }: LoginBody): string | undefined => {
  const message = errors?.[0]?.message
  return typeof message === 'string' ? message : undefined
}

function PasswordStep() {
  const { t: payloadT } = useTranslation()
  return (
    <div className="login__form__inputWrap">
      <EmailField
        field={{
          name: 'email',
          label: payloadT('general:email'),
          required: true,
          admin: { autoComplete: 'username webauthn' },
        }}
        path="email"
      />
      <PasswordField
        field={{ name: 'password', label: payloadT('general:password'), required: true }}
        autoComplete="current-password"
        path="password"
      />
    </div>
  )
}

function CodeStep() {
  const t = useWords(words)
  return (
    <div className="login__form__inputWrap">
      <p aria-live="polite">{t('lead')}</p>
      <TextField
        field={{
          name: 'code',
          label: t('code'),
          required: true,
          admin: { autoComplete: 'one-time-code', description: t('hint') },
        }}
        path="code"
      />
    </div>
  )
}

/**
 * Makes the form usable again after a refusal. Payload's form stays busy when its response is
 * handled elsewhere.
 */
function Reset({ refusals }: { refusals: number }) {
  const { setProcessing } = useForm()
  useEffect(() => setProcessing(false), [refusals, setProcessing])
  return null
}

/** Reads the answer to a login: the way on, a code to ask for, or why it was refused. */
function useAnswer(next: string) {
  const { setUser } = useAuth()
  const router = useRouter()
  const t = useWords(words)
  const [asksCode, setAsksCode] = useState(false)
  const [refusals, setRefusals] = useState(0)

  const read = useCallback(
    async (response: Response | undefined, complain: (text: string) => void) => {
      const body: LoginBody = (await response?.json().catch(() => undefined)) ?? {}
      if (response?.ok) {
        setUser(body as Parameters<typeof setUser>[0])
        router.push(next)
        return
      }
      if (body.problem === 'code') setAsksCode(true)
      if (body.problem === 'stepOver') setAsksCode(false)
      if (body.problem === 'code' && !asksCode) return
      complain(messageOf(body) ?? t('failed'))
      setRefusals((before) => before + 1)
    },
    [asksCode, next, router, setUser, t],
  )
  return { asksCode, refusals, read }
}

type Read = ReturnType<typeof useAnswer>['read']

/** The button by which a passkey replaces the password and the code. */
function PasskeyButton({ read }: { read: Read }) {
  const t = useWords(words)
  const onAnswer = useCallback(
    (response: Response | undefined) =>
      void read(response, (text) => {
        toast.error(text)
      }),
    [read],
  )
  const { isPossible, isBusy, press } = usePasskeyLogin(onAnswer)
  if (!isPossible) return null
  return (
    <Button
      buttonStyle="secondary"
      size="large"
      className="hestia-passkey"
      disabled={isBusy}
      onClick={() => void press()}
    >
      {t('passkey')}
    </Button>
  )
}

/**
 * Logs a colleague in with a password and, when required, with a code in a second step; or with a
 * passkey alone.
 */
export function Login({ next }: { next: string }) {
  const { config } = useConfig()
  const { t: payloadT } = useTranslation()
  const { asksCode, refusals, read } = useAnswer(next)
  const { admin, api } = config.routes

  return (
    <>
      <Form
        key={asksCode ? 'code' : 'password'}
        action={formatAdminURL({ apiRoute: api, path: '/users/login' })}
        className="login__form"
        disableSuccessStatus
        handleResponse={(response, _, complain) => void read(response, complain)}
        method="POST"
        waitForAutocomplete
      >
        <Reset refusals={refusals} />
        {asksCode ? <CodeStep /> : <PasswordStep />}
        {!asksCode && (
          <Link
            href={formatAdminURL({ adminRoute: admin, path: config.admin.routes.forgot })}
            prefetch={false}
          >
            {payloadT('authentication:forgotPasswordQuestion')}
          </Link>
        )}
        <FormSubmit size="large">{payloadT('authentication:login')}</FormSubmit>
      </Form>
      <PasskeyButton read={read} />
    </>
  )
}
