'use client'

import { Banner, Button, useConfig, useField } from '@payloadcms/ui'
import { useState } from 'react'

import type { AccountState } from '@/data/accounts/state'
import { formatEvent } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

import { useOwnSave } from '../own-save/useOwnSave'
import { postJson, problemIn } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Props = { id: string; locale: Locale; initial: AccountState }
/** The text shown after each action. */
const doneTexts = { invite: 'invited', suspend: 'suspended', readmit: 'readmitted' } as const
const problems = ['suspended', 'gone', 'failed'] as const
type Problem = { problem: (typeof problems)[number] }
type Result = { done: (typeof doneTexts)[keyof typeof doneTexts] } | Problem

/** Returns the lines of the state of an account, each with its label. */
function useLines({ invitedAt, lastLoginAt, sessions, hasFactor }: AccountState, locale: Locale) {
  const t = useWords(words)
  const moment = (at: string | null) => (at ? formatEvent(at, locale) : t('never'))
  return [
    [t('invitedOn'), moment(invitedAt)],
    [t('lastLogin'), moment(lastLoginAt)],
    [t('sessions'), String(sessions)],
    [t('factor'), t(hasFactor ? 'on' : 'off')],
  ] as const
}

/** Runs the actions on an account, and returns its state and the last result. */
function useAccount(id: string, initial: AccountState) {
  const { api } = useConfig().config.routes
  const suspendedAt = useField<string | null>({ path: 'suspendedAt' })
  const withOwnSave = useOwnSave()
  const [state, setState] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()

  const post = async (action: string) => {
    setBusy(true)
    const response = await postJson(`${api}/owners/${id}/${action}`, {})
    setBusy(false)
    return response
  }
  const change = async (action: keyof typeof doneTexts) => {
    const next = await withOwnSave(async (): Promise<AccountState | Problem> => {
      const response = await post(action)
      return response?.ok ? response.json() : { problem: await problemIn(response, problems) }
    })
    if ('problem' in next) return setResult(next)
    setState(next)
    // The form around would otherwise save the value it was loaded with.
    suspendedAt.setValue(next.suspendedAt, true)
    setResult({ done: doneTexts[action] })
  }
  const viewPortal = async () => {
    const response = await post('see')
    if (!response?.ok) return setResult({ problem: 'failed' })
    const { href }: { href: string } = await response.json()
    window.location.assign(href)
  }
  return { state, isBusy, result, change, viewPortal }
}

type ButtonProps = {
  label: 'invite' | 'again' | 'suspend' | 'readmit' | 'see'
  isBusy: boolean
  onClick: () => Promise<void>
}

function ActionButton({ label, isBusy, onClick }: ButtonProps) {
  const t = useWords(words)
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => void onClick()}
    >
      {t(label)}
    </Button>
  )
}

/**
 * Shows the state of an account, and the buttons that invite, suspend or readmit an owner or show
 * the portal as they see it.
 */
export function OwnerActions({ id, locale, initial }: Props) {
  const t = useWords(words)
  const { state, isBusy, result, change, viewPortal } = useAccount(id, initial)
  const lines = useLines(state, locale)
  const invite = (
    <ActionButton
      label={state.invitedAt ? 'again' : 'invite'}
      isBusy={isBusy}
      onClick={() => change('invite')}
    />
  )
  const suspension = state.suspendedAt ? 'readmit' : 'suspend'
  return (
    <section className="hestia-findings" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {state.suspendedAt && <Banner type="error">{t('isSuspended')}</Banner>}
      <dl>
        {lines.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="hestia-presses">
        {!state.suspendedAt && invite}
        <ActionButton label="see" isBusy={isBusy} onClick={viewPortal} />
        <ActionButton label={suspension} isBusy={isBusy} onClick={() => change(suspension)} />
      </div>
      <div role="status">
        {result && 'done' in result && <Banner type="success">{t(result.done)}</Banner>}
        {result && 'problem' in result && (
          <Banner type="error">{t(`problem_${result.problem}`)}</Banner>
        )}
      </div>
    </section>
  )
}
