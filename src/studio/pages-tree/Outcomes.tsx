'use client'

import { Banner } from '@payloadcms/ui'

import type { PageInTree } from '@/data/tree/pages'
import type { Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import { titleOf } from './addresses'
import type { Outcome } from './ask'
import words from './words.json'

type Props = { outcome: Outcome | undefined; pages: readonly PageInTree[]; language: Locale }

/** What comes of saving, before it is saved: which addresses change and lead on, or why it cannot be. */
export function Outcomes({ outcome, pages, language }: Props) {
  const says = useWords(words)
  if (!outcome) return <p role="status">{says('reckoning')}</p>
  if ('problem' in outcome) {
    const title = titleOf(
      pages.find(({ id }) => id === outcome.id),
      language,
    )
    return (
      <Banner type="error">
        <span role="alert">
          {outcome.problem === 'refused' ? `${title}: ${outcome.message ?? ''}` : says(outcome.problem === 'draft' ? 'changed' : outcome.problem, { title })}
        </span>
      </Banner>
    )
  }
  const { changed } = outcome
  if (changed.length === 0) return <p role="status">{says('onlyOrder')}</p>
  return (
    <>
      <p role="status">{says('ledOn', { count: changed.length })}</p>
      <ul className="hestia-tree__changed">
        {changed.map(({ from, to }) => (
          <li key={from}>
            <del>{from}</del> {to === null ? says('gone') : <ins>{to}</ins>}
          </li>
        ))}
      </ul>
    </>
  )
}
