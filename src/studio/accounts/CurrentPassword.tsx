'use client'

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { Validate } from 'payload'
import { confirmPassword, password } from 'payload/shared'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { guardedChanges, CURRENT_PASSWORD_FIELD } from '@/domain/accounts/guardedChanges'

import '../studio.css'
import { useWords } from '../useWords'
import words from './words.json'

/** The id of the button by which Payload shows the fields of a new password. */
const NEW_PASSWORD_BUTTON = 'change-password'

/** Payload's rules for the fields of a new password. */
const NEW_PASSWORD_RULES: Readonly<Record<'password' | 'confirm-password', Validate<string>>> = {
  password: (value, options) =>
    password(value, { ...options, name: 'password', type: 'text', required: true }),
  'confirm-password': (value, options) =>
    confirmPassword(value, {
      ...options,
      name: 'confirm-password',
      type: 'text',
      required: true,
      siblingData: { password: '', ...options.siblingData },
    }),
}

/**
 * Registers the rule of a field of a new password as soon as the field appears. Payload marks the
 * field as empty then, and neither registers the rule nor removes the mark where something is typed
 * at once: every save would be refused until the server has answered.
 */
function useNewPasswordRule(path: keyof typeof NEW_PASSWORD_RULES): void {
  const { dispatchFields } = useForm()
  const isWithoutRule = useFormFields(
    ([{ [path]: field }]) => field?.valid === false && !field.validate,
  )
  useLayoutEffect(() => {
    if (isWithoutRule) dispatchFields({ type: 'UPDATE', path, validate: NEW_PASSWORD_RULES[path] })
  }, [isWithoutRule, path, dispatchFields])
}

/**
 * Removes the passwords from the form after a save. Payload would send the new one again with every
 * later save.
 */
function useClearedPasswords(savedAt: unknown): void {
  const { dispatchFields } = useForm()
  const savedBefore = useRef(savedAt)
  useEffect(() => {
    if (savedBefore.current === savedAt) return
    savedBefore.current = savedAt
    for (const path of ['password', 'confirm-password', CURRENT_PASSWORD_FIELD])
      dispatchFields({ type: 'REMOVE', path })
  }, [savedAt, dispatchFields])
}

/**
 * Keeps a new password in the form after a refusal, when Payload takes the form for unchanged and
 * hides it.
 */
function useKeptNewPassword(isRefused: boolean): void {
  const { setModified } = useForm()
  const hasNewPassword = useFormFields(([{ password }]) => Boolean(password?.value))
  useEffect(() => {
    if (!isRefused) return
    setModified(true)
    if (hasNewPassword) document.getElementById(NEW_PASSWORD_BUTTON)?.click()
  }, [isRefused, hasNewPassword, setModified])
}

/**
 * Returns the server's refusal of the typed password until another one is typed. Payload drops it
 * when typing is possible again, and may then show once more that the field was empty before.
 */
function useRefusal(isRequired: boolean, emptyText: string): string | undefined {
  const isSubmitted = useFormSubmitted()
  const typed = useFormFields(([fields]) => fields[CURRENT_PASSWORD_FIELD]?.value)
  const problem = useFormFields(([fields]) =>
    fields[CURRENT_PASSWORD_FIELD]?.valid === false
      ? fields[CURRENT_PASSWORD_FIELD].errorMessage
      : undefined,
  )
  const isProcessing = useFormProcessing()
  // Nothing can be typed during a save: a problem that is there after it belongs to what was typed then.
  const [sent, setSent] = useState<unknown>()
  if (isProcessing && sent !== typed) setSent(typed)
  const [refusal, setRefusal] = useState<{ typed: unknown; message: string }>()
  const isRefused = isRequired && isSubmitted && problem !== undefined
  const isAnswered = isRefused && problem !== emptyText && !isProcessing && typed === sent
  if (isAnswered && typed && (refusal?.typed !== typed || refusal.message !== problem))
    setRefusal({ typed, message: problem })
  useKeptNewPassword(isRefused)
  return refusal?.typed === typed ? refusal?.message : undefined
}

/**
 * Asks for the password of the colleague who saves, on the form of a colleague, as long as the form
 * changes the address, the password or the role. The server requires it in any case.
 */
export function CurrentPassword() {
  const t = useWords(words)
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const isChanged = useFormFields(
    ([{ email, role, password }]) =>
      guardedChanges(data, { email: email?.value, role: role?.value, password: password?.value })
        .length > 0,
  )
  const validate = useCallback(
    (value: unknown): string | true => (value ? true : t('presentEmpty')),
    [t],
  )
  const isRequired = id === undefined || isChanged
  const savedAt: unknown = data?.updatedAt
  useClearedPasswords(savedAt)
  useNewPasswordRule('password')
  useNewPasswordRule('confirm-password')
  // Payload registers the rule of a field some time after the field appears. A save before that
  // would be sent without the password, and its refusal would block the next save as well.
  useLayoutEffect(() => {
    if (isRequired) dispatchFields({ type: 'UPDATE', path: CURRENT_PASSWORD_FIELD, validate })
    else dispatchFields({ type: 'REMOVE', path: CURRENT_PASSWORD_FIELD })
  }, [isRequired, validate, dispatchFields])
  const refusal = useRefusal(isRequired, t('presentEmpty'))

  if (!isRequired) return null
  return (
    <div className="hestia-present">
      <PasswordField
        autoComplete="current-password"
        field={{ name: CURRENT_PASSWORD_FIELD, label: t('password'), required: true }}
        path={CURRENT_PASSWORD_FIELD}
        validate={validate}
      />
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      <p className="hestia-lead">
        {t(id === undefined ? 'presentNew' : user?.id === id ? 'presentOwn' : 'presentOther')}
      </p>
    </div>
  )
}
