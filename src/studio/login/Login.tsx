'use client'

import { EmailField, Form, FormSubmit, Link, PasswordField, TextField, useAuth, useConfig, useForm, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'

import { useWords } from '../useWords'
import words from './words.json'

type Told = { problem?: unknown; errors?: { message?: unknown }[]; user?: unknown }

const messageOf = ({ errors }: Told): string | undefined => {
  const message = errors?.[0]?.message
  return typeof message === 'string' ? message : undefined
}

function Password() {
  const { t } = useTranslation()
  return (
    <div className="login__form__inputWrap">
      <EmailField field={{ name: 'email', label: t('general:email'), required: true, admin: { autoComplete: 'username' } }} path="email" />
      <PasswordField field={{ name: 'password', label: t('general:password'), required: true }} autoComplete="current-password" path="password" />
    </div>
  )
}

function Code() {
  const says = useWords(words)
  return (
    <div className="login__form__inputWrap">
      <p aria-live="polite">{says('lead')}</p>
      <TextField
        field={{ name: 'code', label: says('code'), required: true, admin: { autoComplete: 'one-time-code', description: says('hint') } }}
        path="code"
      />
    </div>
  )
}

/** Payload's form waits for ever once somebody else looks at its answer: after a refusal it can be sent again. */
function Ready({ refusals }: { refusals: number }) {
  const { setProcessing } = useForm()
  useEffect(() => setProcessing(false), [refusals, setProcessing])
  return null
}

/** Two steps with one address: the second is asked for where the first is not enough. */
export function Login({ next }: { next: string }) {
  const { config } = useConfig()
  const { t } = useTranslation()
  const says = useWords(words)
  const { setUser } = useAuth()
  const router = useRouter()
  const [asksCode, setAsksCode] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const { admin, api } = config.routes

  const take = (answer: Response, _: (text: string) => void, complain: (text: string) => void) => {
    const refuse = (why: string | undefined) => {
      complain(why ?? says('failed'))
      setRefusals((before) => before + 1)
    }
    void answer.json().then(
      (told: Told) => {
        if (answer.ok) {
          setUser(told as Parameters<typeof setUser>[0])
          router.push(next)
        } else if (told.problem === 'code' && !asksCode) setAsksCode(true)
        else {
          if (told.problem === 'stepOver') setAsksCode(false)
          refuse(messageOf(told))
        }
      },
      () => refuse(undefined),
    )
  }
  return (
    <Form
      key={asksCode ? 'code' : 'password'}
      action={formatAdminURL({ apiRoute: api, path: '/users/login' })}
      className="login__form"
      disableSuccessStatus
      handleResponse={take}
      method="POST"
      waitForAutocomplete
    >
      <Ready refusals={refusals} />
      {asksCode ? <Code /> : <Password />}
      {!asksCode && (
        <Link href={formatAdminURL({ adminRoute: admin, path: config.admin.routes.forgot })} prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      )}
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}
