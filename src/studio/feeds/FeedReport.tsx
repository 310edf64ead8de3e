'use client'

import { Banner, Button } from '@payloadcms/ui'
import { useState } from 'react'

import type { FeedRun } from '@/data/feeds/runs'
import { rowStates, type RowState } from '@/domain/feeds/formats'

import { useWords } from '../useWords'
import { FeedRows } from './FeedRows'
import { problemOf, todo } from './reports'
import words from './words.json'

type Props = { feed: string; run: FeedRun; names: Readonly<Record<string, string>>; number: Intl.NumberFormat; isBusy: boolean; onApprove: () => void }

/** What is to be looked at first: what stands in the way, then what is new. */
const firstOf = (run: FeedRun): RowState => (['refused', 'gone', 'fresh', 'changed'] as const).find((state) => run[state] > 0) ?? 'fresh'

/** What a reading found: counts, listings with reasons, and the press that takes it over. */
export function FeedReport({ feed, run, names, number, isBusy, onApprove }: Props) {
  const says = useWords(words)
  const [picked, setPicked] = useState<RowState>()
  const state = picked ?? firstOf(run)
  if (run.state === 'failed') return <Banner type="error">{problemOf(run, says, names)}</Banner>
  if (run.state === 'reading') return <p>{says('reading')}</p>
  const count = todo(run)
  return (
    <>
      <div className="hestia-feed-counts" role="group" aria-label={says('show')}>
        {rowStates.map((one) => (
          <button key={one} type="button" className="hestia-count" aria-pressed={one === state} onClick={() => setPicked(one)}>
            <span>{says(one)}</span>
            <strong>{number.format(run[one])}</strong>
          </button>
        ))}
      </div>
      {run.state === 'ready' && run.gone > 0 && (
        <Banner type="info">{says('manyGone', { gone: number.format(run.gone), live: number.format(run.live) })}</Banner>
      )}
      {run.state === 'ready' && (
        <div className="hestia-actions">
          <Button margin={false} disabled={isBusy} onClick={onApprove}>
            {count === 1 ? says('applyOne') : says('apply', { number: number.format(count) })}
          </Button>
          <span className="hestia-lead">{says('safe')}</span>
        </div>
      )}
      {run.state === 'approved' && (
        <p>
          <progress max={Math.max(count, 1)} value={run.taken} aria-label={says('state_approved')} />{' '}
          {says('progress', { taken: number.format(run.taken), number: number.format(count) })}
        </p>
      )}
      {run.state === 'done' && <Banner type="success">{run.taken > 0 ? says('done', { number: number.format(run.taken) }) : says('nothing')}</Banner>}
      {run.pictures > 0 && <p className="hestia-lead">{says('pictures', { number: number.format(run.pictures) })}</p>}
      {run.refusedPictures > 0 && <p className="hestia-lead">{says('refusedPictures', { number: number.format(run.refusedPictures) })}</p>}
      {state !== 'unchanged' && <FeedRows key={state} feed={feed} run={run} state={state} names={names} />}
    </>
  )
}
