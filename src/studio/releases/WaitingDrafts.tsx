'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import type { WaitingDraft } from '@/data/releases/drafts'
import { keyOf } from '@/domain/releases/release'
import { formatEvent } from '@/i18n/formats'

import { useStudioLocale, useWords } from '../useWords'
import type { ActOnRelease } from './useRelease'
import words from './words.json'

type Props = {
  drafts: readonly WaitingDraft[]
  kinds: Readonly<Record<string, string>>
  isBusy: boolean
  act: ActOnRelease
}

/** Drafts that are shown at once; the search finds the others. */
const MAX_SHOWN = 12

/** The drafts that can be put into the release, those saved last first. */
export function WaitingDrafts({ drafts, kinds, isBusy, act }: Props) {
  const say = useWords(words)
  const locale = useStudioLocale()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const kindOf = ({ collection }: WaitingDraft) => kinds[collection] ?? collection
  const found = drafts.filter((one) => `${kindOf(one)} ${one.name}`.toLowerCase().includes(wanted))
  return (
    <section>
      <h3>{say('addTitle')}</h3>
      <label className="hestia-release__filter">
        {say('filter')}
        <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      {found.length === 0 && <p className="hestia-lead">{say('noDrafts')}</p>}
      <ul className="hestia-release__list">
        {found.slice(0, MAX_SHOWN).map((one) => {
          const { collection, id, savedAt } = one
          const name = one.name || say('untitled')
          return (
            <li key={keyOf(one)}>
              <div>
                <strong>{name}</strong>
                <small>
                  {say('savedAt', { kind: kindOf(one), at: formatEvent(savedAt, locale) })}
                </small>
              </div>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                onClick={() => void act({ action: 'add', collection, id })}
                extraButtonProps={{ 'aria-label': `${say('add')}: ${name}` }}
              >
                {say('add')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
