'use client'

import { Banner, Button, useConfig, useField } from '@payloadcms/ui'
import { useState } from 'react'

import type { AccountState } from '@/data/accounts/state'
import { intlLocales, type Locale } from '@/i18n/locales'

import { postJson, problemIn } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Props = { id: string; locale: Locale; initial: AccountState }
const presses = { invite: 'invited', suspend: 'suspended', readmit: 'readmitted' } as const
const problems = ['suspended', 'gone', 'failed'] as const
type Told = { word: (typeof presses)[keyof typeof presses] } | { problem: (typeof problems)[number] }

/** Each line of how the account stands: what, and since when or how many. */
function useLines({ invitedAt, lastLoginAt, sessions, hasFactor }: AccountState, locale: Locale) {
  const says = useWords(words)
  const time = new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Brussels' })
  const moment = (at: string | null) => (at ? time.format(new Date(at)) : says('never'))
  return [
    [says('invitedOn'), moment(invitedAt)],
    [says('lastLogin'), moment(lastLoginAt)],
    [says('sessions'), String(sessions)],
    [says('factor'), says(hasFactor ? 'on' : 'off')],
  ] as const
}

/** Invite, suspend, let in again, and see the portal as this owner does. */
export function OwnerPresses({ id, locale, initial }: Props) {
  const says = useWords(words)
  const { api } = useConfig().config.routes
  const suspendedAt = useField<string | null>({ path: 'suspendedAt' })
  const [state, setState] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told>()
  const lines = useLines(state, locale)

  const ask = async (what: keyof typeof presses) => {
    setBusy(true)
    const answer = await postJson(`${api}/owners/${id}/${what}`, {})
    setBusy(false)
    if (!answer?.ok) return setTold({ problem: await problemIn(answer, problems) })
    const now: AccountState = await answer.json()
    setState(now)
    // The form around would otherwise save what it was loaded with.
    suspendedAt.setValue(now.suspendedAt, true)
    setTold({ word: presses[what] })
  }
  const see = async () => {
    setBusy(true)
    const answer = await postJson(`${api}/owners/${id}/see`, {})
    setBusy(false)
    if (!answer?.ok) return setTold({ problem: 'failed' })
    const { href }: { href: string } = await answer.json()
    window.location.assign(href)
  }
  const button = (word: 'invite' | 'again' | 'suspend' | 'readmit' | 'see', onClick: () => Promise<void>) => (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={busy} onClick={() => void onClick()}>
      {says(word)}
    </Button>
  )
  return (
    <section className="hestia-findings" aria-label={says('title')}>
      <h2>{says('title')}</h2>
      {state.suspendedAt && <Banner type="error">{says('isSuspended')}</Banner>}
      <dl>
        {lines.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="hestia-presses">
        {!state.suspendedAt && button(state.invitedAt ? 'again' : 'invite', () => ask('invite'))}
        {button('see', see)}
        {state.suspendedAt ? button('readmit', () => ask('readmit')) : button('suspend', () => ask('suspend'))}
      </div>
      <div role="status">
        {told && 'word' in told && <Banner type="success">{says(told.word)}</Banner>}
        {told && 'problem' in told && <Banner type="error">{says(`problem_${told.problem}`)}</Banner>}
      </div>
    </section>
  )
}
