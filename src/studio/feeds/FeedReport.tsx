'use client'

import { Banner, Button } from '@payloadcms/ui'
import { useState } from 'react'

import type { FeedRun } from '@/data/feeds/runs'
import { rowStates, type RowState } from '@/domain/feeds/formats'
import { formatNumber } from '@/i18n/formats'

import { useWords } from '../useWords'
import { FeedRows } from './FeedRows'
import { FeedWords } from './FeedWords'
import { problemOf, changeCount } from './reports'
import words from './words.json'

type Props = {
  feed: string
  run: FeedRun
  names: Readonly<Record<string, string>>
  isBusy: boolean
  onApprove: () => void
}

/** Returns the state whose rows are shown first: what blocks the import, then what is new. */
const initialState = (run: FeedRun): RowState =>
  (['refused', 'gone', 'fresh', 'changed'] as const).find((state) => run[state] > 0) ?? 'fresh'

type CountProps = Pick<Props, 'run'> & { selected: RowState; onSelect: (state: RowState) => void }

function Counts({ run, selected, onSelect }: CountProps) {
  const t = useWords(words)
  return (
    <div className="hestia-feed-counts" role="group" aria-label={t('show')}>
      {rowStates.map((state) => (
        <button
          key={state}
          type="button"
          className="hestia-count"
          aria-pressed={state === selected}
          onClick={() => onSelect(state)}
        >
          <span>{t(state)}</span>
          <strong>{formatNumber(run[state])}</strong>
        </button>
      ))}
    </div>
  )
}

/** Shows how far the import of a run is: to be approved, running or done. */
function ImportState({ run, isBusy, onApprove }: Omit<Props, 'feed' | 'names'>) {
  const t = useWords(words)
  const count = changeCount(run)
  return (
    <>
      {run.state === 'ready' && run.gone > 0 && (
        <Banner type="info">{t('manyGone', { gone: run.gone, live: run.live })}</Banner>
      )}
      {run.state === 'ready' && (
        <div className="hestia-actions">
          <Button margin={false} disabled={isBusy} onClick={onApprove}>
            {t('apply', { number: count })}
          </Button>
          <span className="hestia-lead">{t('safe')}</span>
        </div>
      )}
      {run.state === 'approved' && (
        <p>
          <progress max={Math.max(count, 1)} value={run.taken} aria-label={t('state_approved')} />{' '}
          {t('progress', { taken: run.taken, number: count })}
        </p>
      )}
      {run.state === 'done' && run.taken === 0 && run.refused > 0 && (
        <Banner type="error">
          {t(run.unchanged > 0 ? 'onlyRefused' : 'allRefused', { number: run.refused })}
        </Banner>
      )}
      {run.state === 'done' && (run.taken > 0 || run.refused === 0) && (
        <Banner type="success">
          {run.taken > 0 ? t('done', { number: run.taken }) : t('nothing')}
        </Banner>
      )}
      {run.pictures > 0 && <p className="hestia-lead">{t('pictures', { number: run.pictures })}</p>}
      {run.refusedPictures > 0 && (
        <p className="hestia-lead">{t('refusedPictures', { number: run.refusedPictures })}</p>
      )}
    </>
  )
}

/**
 * Shows what an import run found: the counts, the button that imports it, and the listings with
 * reasons.
 */
export function FeedReport({ feed, run, names, isBusy, onApprove }: Props) {
  const t = useWords(words)
  const [selected, setSelected] = useState<RowState>()
  const state = selected ?? initialState(run)
  if (run.state === 'failed') return <Banner type="error">{problemOf(run, t, names)}</Banner>
  if (run.state === 'reading') return <p>{t('reading')}</p>
  return (
    <>
      <Counts run={run} selected={state} onSelect={setSelected} />
      <ImportState run={run} isBusy={isBusy} onApprove={onApprove} />
      <FeedWords feed={feed} run={run} names={names} />
      {state !== 'unchanged' && (
        <FeedRows key={state} feed={feed} run={run} state={state} names={names} />
      )}
    </>
  )
}
