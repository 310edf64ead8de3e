'use client'

import { Banner, Button, Dropzone, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'

import { intlLocales } from '@/i18n/locales'

import { useWords } from '../useWords'
import { localeOf } from '../words'
import { FeedHistory } from './FeedHistory'
import { FeedReport } from './FeedReport'
import { LARGEST_MB, useRuns } from './useRuns'
import words from './words.json'

type Props = { feed: string; names: Readonly<Record<string, string>> }

/** Reads a file or the address of a feed, shows what it would change, and takes it over at a press. */
export function FeedPanel({ feed, names }: Props) {
  const says = useWords(words)
  const { i18n } = useTranslation()
  const number = new Intl.NumberFormat(intlLocales[localeOf(i18n.language)])
  const input = useRef<HTMLInputElement>(null)
  const address = useFormFields(([fields]) => fields['address']?.initialValue)
  const { runs, newest, step, readFile, readAddress, approve } = useRuns(feed)
  const isBusy = step === 'reading' || newest?.state === 'reading' || newest?.state === 'approved'
  const take = (file: File | undefined) => {
    if (file) void readFile(file)
  }
  return (
    <section className="hestia-feed" aria-label={says('title')}>
      <Dropzone onChange={(files) => take(files[0])} disabled={isBusy}>
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => input.current?.click()}>
          {says('choose')}
        </Button>
        <span>{says('drop')}</span>
        <input
          ref={input}
          type="file"
          accept=".xml,.csv,.txt,.tsv,.gz"
          aria-label={says('choose')}
          hidden
          onChange={({ target }) => {
            take(target.files?.[0])
            target.value = ''
          }}
        />
        {Boolean(address) && (
          <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => void readAddress()}>
            {says('fetch')}
          </Button>
        )}
      </Dropzone>
      <div aria-live="polite">
        {step === 'reading' && <p>{says('reading')}</p>}
        {step === 'tooLarge' && <Banner type="error">{says('problem_tooLarge', { most: LARGEST_MB })}</Banner>}
        {step === 'failed' && <Banner type="error">{says('failed')}</Banner>}
        {newest && (
          <FeedReport key={newest.id} feed={feed} run={newest} names={names} number={number} onApprove={() => void approve(newest.id)} isBusy={isBusy} />
        )}
      </div>
      {runs && runs.length > 1 && <FeedHistory runs={runs.slice(1)} />}
    </section>
  )
}
