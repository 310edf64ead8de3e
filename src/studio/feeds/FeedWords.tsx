'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import type { FeedWords as Words, MappedWordRow, UnknownWordRow } from '@/data/feeds/mappedWords'
import type { FeedRun } from '@/data/feeds/runs'
import { NO_MEANING } from '@/domain/feeds/mappedWords'

import { useWords } from '../useWords'
import { useFeedWords, type MapWord } from './useFeedWords'
import words from './words.json'

type Names = Readonly<Record<string, string>>
type UnknownProps = { row: UnknownWordRow; choices: Words['choices']; names: Names; onMap: MapWord }

/** One unknown word: what it may mean, and the press that keeps it. */
function Unknown({ row: { kind, word, listings }, choices, names, onMap }: UnknownProps) {
  const t = useWords(words)
  const [meaning, setMeaning] = useState('')
  return (
    <tr>
      <th scope="row">{word}</th>
      <td className="hestia-feed-words__kind">{names[kind] ?? kind}</td>
      <td data-label={t('wordListings')}>{listings}</td>
      <td>
        <div className="hestia-presses">
          <select
            aria-label={t('meaningOf', { word })}
            value={meaning}
            onChange={(event) => setMeaning(event.target.value)}
          >
            <option value="">{t('choose')}</option>
            <option value={NO_MEANING}>{t('noMeaning')}</option>
            {choices[kind]?.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={meaning === ''}
            onClick={() => void onMap({ kind, word, meaning })}
          >
            {t('remember')}
          </Button>
        </div>
      </td>
    </tr>
  )
}

function Mapped({ rows, names, onMap }: { rows: MappedWordRow[]; names: Names; onMap: MapWord }) {
  const t = useWords(words)
  return (
    <details>
      <summary>{t('mappedWords', { number: rows.length })}</summary>
      <table className="hestia-lines">
        <tbody>
          {rows.map(({ kind, word, meaning, label }) => (
            <tr key={`${kind} ${word}`}>
              <th scope="row">{word}</th>
              <td className="hestia-feed-words__kind">{names[kind] ?? kind}</td>
              <td>{meaning === NO_MEANING ? t('noMeaning') : label}</td>
              <td>
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  aria-label={t('forgetWord', { word })}
                  onClick={() => void onMap({ kind, word, meaning: null })}
                >
                  {t('forget')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/**
 * Lists the words of an import run that mean nothing to us. Staff choose what each means, once for all
 * later runs of all feeds.
 */
export function FeedWords({ feed, run, names }: { feed: string; run: FeedRun; names: Names }) {
  const t = useWords(words)
  const { found, outcome, map } = useFeedWords(feed, run)
  const outcomeLine = useRef<HTMLParagraphElement>(null)
  // The row with the button that was pressed goes when the words are read again, so the focus moves
  // as soon as the outcome shows and does not wait for that.
  useEffect(() => {
    if (outcome) outcomeLine.current?.focus()
  }, [outcome])
  if (!found || (found.unknown.length + found.mapped.length === 0 && !outcome)) return null
  return (
    <section className="hestia-feed-words" aria-label={t('words')}>
      {found.unknown.length > 0 && (
        <>
          <p className="hestia-lead">{t('unknownWords')}</p>
          <div className="hestia-scroll">
            <table className="hestia-lines">
              <caption>{t('words')}</caption>
              <thead>
                <tr>
                  {(['word', 'wordField', 'wordListings', 'meaning'] as const).map((head) => (
                    <th key={head} scope="col">
                      {t(head)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.unknown.map((row) => (
                  <Unknown
                    key={`${row.kind} ${row.word}`}
                    row={row}
                    choices={found.choices}
                    names={names}
                    onMap={map}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <p ref={outcomeLine} tabIndex={-1} aria-live="polite">
        {outcome && t(outcome.is)}
      </p>
      {found.mapped.length > 0 && <Mapped rows={found.mapped} names={names} onMap={map} />}
    </section>
  )
}
