'use client'

import { Banner, Button, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'

import { intlLocales } from '@/i18n/locales'

import { FilePicker } from '../FilePicker'
import { useWords } from '../useWords'
import { localeOf } from '../words'
import { FeedHistory } from './FeedHistory'
import { FeedReport } from './FeedReport'
import { LARGEST_MB, useRuns } from './useRuns'
import words from './words.json'

const KINDS = ['.xml', '.csv', '.txt', '.tsv', '.gz']

type Props = { feed: string; names: Readonly<Record<string, string>> }

/** Reads a file or the address of a feed, shows what it would change, and takes it over at a press. */
export function FeedPanel({ feed, names }: Props) {
  const says = useWords(words)
  const { i18n } = useTranslation()
  const number = new Intl.NumberFormat(intlLocales[localeOf(i18n.language)])
  const address = useFormFields(([fields]) => fields['address']?.initialValue)
  const { runs, newest, step, readFile, readAddress, approve } = useRuns(feed)
  const isBusy = step === 'reading' || newest?.state === 'reading' || newest?.state === 'approved'
  const found = useRef<HTMLDivElement>(null)
  const takeOver = async (run: string) => {
    // The press that is answered here goes away with its answer.
    found.current?.focus()
    await approve(run)
  }
  return (
    <section className="hestia-feed" aria-label={says('title')}>
      <FilePicker kinds={KINDS} isBusy={isBusy} onPick={(file) => void readFile(file)}>
        {Boolean(address) && (
          <Button buttonStyle="secondary" disabled={isBusy} extraButtonProps={{ disabled: false }} margin={false} onClick={() => void readAddress()}>
            {says('fetch')}
          </Button>
        )}
      </FilePicker>
      <div ref={found} className="hestia-feed-found" aria-live="polite" tabIndex={-1}>
        {step === 'reading' && <p>{says('reading')}</p>}
        {step === 'tooLarge' && <Banner type="error">{says('problem_tooLarge', { most: LARGEST_MB })}</Banner>}
        {step === 'failed' && <Banner type="error">{says('failed')}</Banner>}
        {newest && (
          <FeedReport key={newest.id} feed={feed} run={newest} names={names} number={number} onApprove={() => void takeOver(newest.id)} isBusy={isBusy} />
        )}
      </div>
      {runs && runs.length > 1 && <FeedHistory runs={runs.slice(1)} names={names} />}
    </section>
  )
}
