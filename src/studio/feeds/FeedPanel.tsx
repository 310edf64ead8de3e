'use client'

import { Banner, Button, useFormFields } from '@payloadcms/ui'
import { useRef } from 'react'

import { isCrm, type FeedFormat } from '@/domain/feeds/formats'

import { FilePicker } from '../FilePicker'
import { useWords } from '../useWords'
import { FeedHistory } from './FeedHistory'
import { FeedReport } from './FeedReport'
import { MAX_MEGABYTES, useRuns } from './useRuns'
import words from './words.json'

const EXTENSIONS = ['.xml', '.json', '.csv', '.txt', '.tsv', '.gz']

type Props = { feed: string; names: Readonly<Record<string, string>> }

/**
 * Reads a file or the address of a feed, shows what an import would change, and imports it on
 * request.
 */
export function FeedPanel({ feed, names }: Props) {
  const t = useWords(words)
  const hasAddress = useFormFields(
    ([fields]) =>
      Boolean(fields['address']?.initialValue) ||
      isCrm(fields['format']?.initialValue as FeedFormat),
  )
  const { runs, newest, step, readFile, readAddress, approve } = useRuns(feed)
  const isBusy = step === 'reading' || newest?.state === 'reading' || newest?.state === 'approved'
  const report = useRef<HTMLDivElement>(null)
  const approveRun = async (run: string) => {
    // The button disappears with the answer, so the focus moves to the report.
    report.current?.focus()
    await approve(run)
  }
  return (
    <section className="hestia-feed" aria-label={t('title')}>
      <FilePicker kinds={EXTENSIONS} isBusy={isBusy} onPick={(file) => void readFile(file)}>
        {hasAddress && (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            extraButtonProps={{ disabled: false, 'aria-disabled': isBusy }}
            margin={false}
            onClick={() => void readAddress()}
          >
            {t('fetch')}
          </Button>
        )}
      </FilePicker>
      <div ref={report} className="hestia-feed-found" aria-live="polite" tabIndex={-1}>
        {step === 'reading' && <p>{t('reading')}</p>}
        {step === 'tooLarge' && (
          <Banner type="error">{t('problem_tooLarge', { most: MAX_MEGABYTES })}</Banner>
        )}
        {step === 'failed' && <Banner type="error">{t('failed')}</Banner>}
        {newest && (
          <FeedReport
            key={newest.id}
            feed={feed}
            run={newest}
            names={names}
            onApprove={() => void approveRun(newest.id)}
            isBusy={isBusy}
          />
        )}
      </div>
      {runs && runs.length > 1 && <FeedHistory runs={runs.slice(1)} names={names} />}
    </section>
  )
}
