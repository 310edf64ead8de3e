'use client'

import { useState } from 'react'

import type { UndoChoice } from '@/data/releases/undo'
import { keyOf } from '@/domain/releases/release'

import './releases.css'
import { useWords } from '../useWords'
import type { ReleaseScreen } from './readReleaseScreen'
import { ReleaseHead } from './ReleaseHead'
import { ReleaseMoment } from './ReleaseMoment'
import { ReleaseRow } from './ReleaseRow'
import { UndoRelease } from './UndoRelease'
import { useRelease } from './useRelease'
import { WaitingDrafts } from './WaitingDrafts'
import words from './words.json'

type Props = { begin: ReleaseScreen; kinds: Readonly<Record<string, string>> }

const isGood = (outcome: string): boolean => ['done', 'published', 'undone'].includes(outcome)
const isWord = (key: string): key is keyof typeof words => Object.hasOwn(words, key)

/** Says what became of the last press. */
function Outcome({ outcome, isBusy }: { outcome: string | undefined; isBusy: boolean }) {
  const say = useWords(words)
  const key = `outcome_${outcome}`
  const said = outcome === undefined ? '' : say(isWord(key) ? key : 'outcome_failed')
  return (
    <p role="status" data-problem={!isBusy && outcome !== undefined && !isGood(outcome)}>
      {isBusy ? say('busy') : said}
    </p>
  )
}

/** All of a release: its documents, and what is done with them together. */
export function ReleasePanel({ begin, kinds }: Props) {
  const say = useWords(words)
  const { release, drafts, outcome, refusals, isBusy, act } = useRelease(begin)
  const [choices, setChoices] = useState<Record<string, UndoChoice>>({})
  const { documents, planned, isChecked } = release
  const isOpen = release.state === 'open'
  const stopped = documents.filter(({ obstacles }) => obstacles.length > 0).length
  return (
    <div className="hestia-release" aria-busy={isBusy}>
      <ReleaseHead release={release} isStopped={stopped > 0} isBusy={isBusy} act={act} />
      <Outcome outcome={outcome} isBusy={isBusy} />
      {stopped > 0 && (
        <p className="hestia-release__stopped">{say('stopped', { count: stopped })}</p>
      )}
      {documents.length === 0 && <p className="hestia-lead">{say('empty')}</p>}
      <ul className="hestia-release__list">
        {documents.map((one) => {
          const key = keyOf(one)
          const kind = kinds[one.collection] ?? one.collection
          const shown = { document: one, kind, isOpen, isChecked, isBusy, act }
          return (
            <ReleaseRow
              key={key}
              {...shown}
              refusal={refusals[key]}
              choice={choices[key]}
              onChoose={(choice) => setChoices({ ...choices, [key]: choice })}
            />
          )
        })}
      </ul>
      {isOpen && documents.length > 0 && (
        <ReleaseMoment planned={planned} isBusy={isBusy} act={act} />
      )}
      {isOpen ? (
        <WaitingDrafts drafts={drafts} kinds={kinds} isBusy={isBusy} act={act} />
      ) : (
        <UndoRelease release={release} choices={choices} isBusy={isBusy} act={act} />
      )}
    </div>
  )
}
