'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import type { OpenRelease, ReleaseChoice } from '@/data/releases/choices'
import type { ReleaseDocument } from '@/domain/releases/release'

import './releases.css'
import { bodyOf, postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Props = { target: ReleaseDocument; choice: ReleaseChoice }

const isOutcome = (key: string): key is keyof typeof words => Object.hasOwn(words, key)

/** Puts the saved draft of a document into a release that waits, and says in which one it is. */
export function InReleasePanel({ target, choice }: Props) {
  const say = useWords(words)
  const { admin, api } = useConfig().config.routes
  const [current, setCurrent] = useState(choice.current)
  const [chosen, setChosen] = useState(choice.offered[0]?.id ?? '')
  const [problem, setProblem] = useState<string>()

  const add = async (release: OpenRelease) => {
    const response = await postJson(`${api}/releases/${release.id}/act`, {
      action: 'add',
      ...target,
    })
    if (response?.ok) return setCurrent(release)
    const { outcome = 'failed' } = await bodyOf(response)
    setProblem(`outcome_${String(outcome)}`)
  }
  const release = choice.offered.find(({ id }) => id === chosen)
  return (
    <section className="hestia-release hestia-release--beside">
      <h3>{say('inRelease')}</h3>
      {current ? (
        <p>
          {say('isIn')} <a href={`${admin}/collections/releases/${current.id}`}>{current.name}</a>
        </p>
      ) : (
        <>
          <p className="hestia-lead">{say('inReleaseLead')}</p>
          {release && (
            <div className="hestia-release__actions">
              <label>
                {say('whichRelease')}
                <select value={chosen} onChange={({ target: { value } }) => setChosen(value)}>
                  {choice.offered.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => void add(release)}
              >
                {say('add')}
              </Button>
            </div>
          )}
          <p role="status" data-problem="true">
            {problem !== undefined && say(isOutcome(problem) ? problem : 'outcome_failed')}
          </p>
          <a href={`${admin}/collections/releases/create`}>{say('newRelease')}</a>
        </>
      )}
    </section>
  )
}
