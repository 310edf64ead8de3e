'use client'

import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextField,
  useAuth,
  useConfig,
  useForm,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'

import { useWords } from '../useWords'
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
          admin: { autoComplete: 'username' },
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

/** Logs a colleague in with a password and, when required, with a code in a second step. */
export function Login({ next }: { next: string }) {
  const { config } = useConfig()
  const { t: payloadT } = useTranslation()
  const t = useWords(words)
  const { setUser } = useAuth()
  const router = useRouter()
  const [asksCode, setAsksCode] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const { admin, api } = config.routes

  const handleResponse = (
    response: Response,
    _: (text: string) => void,
    complain: (text: string) => void,
  ) => {
    const refuse = (why: string | undefined) => {
      complain(why ?? t('failed'))
      setRefusals((before) => before + 1)
    }
    void response.json().then(
      (body: LoginBody) => {
        if (response.ok) {
          setUser(body as Parameters<typeof setUser>[0])
          router.push(next)
        } else if (body.problem === 'code' && !asksCode) setAsksCode(true)
        else {
          if (body.problem === 'stepOver') setAsksCode(false)
          refuse(messageOf(body))
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
      handleResponse={handleResponse}
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
  )
}
