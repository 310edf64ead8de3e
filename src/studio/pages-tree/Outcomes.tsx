'use client'

import { Banner } from '@payloadcms/ui'

import type { PageInTree } from '@/data/site/tree/pageTree'
import type { Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import { titleOf } from './addresses'
import type { Outcome } from './requests'
import words from './words.json'

type Props = { outcome: Outcome | undefined; pages: readonly PageInTree[]; language: Locale }

/** Shows before saving which addresses would change and redirect, or why saving is impossible. */
export function Outcomes({ outcome, pages, language }: Props) {
  const t = useWords(words)
  if (!outcome) return <p role="status">{t('reckoning')}</p>
  if ('problem' in outcome) {
    const title = titleOf(
      pages.find(({ id }) => id === outcome.id),
      language,
    )
    return (
      <Banner type="error">
        <span role="alert">
          {outcome.problem === 'refused'
            ? `${title}: ${outcome.message ?? ''}`
            : t(outcome.problem === 'draft' ? 'changed' : outcome.problem, { title })}
        </span>
      </Banner>
    )
  }
  const { changed } = outcome
  if (changed.length === 0) return <p role="status">{t('onlyOrder')}</p>
  return (
    <>
      <p role="status">{t('ledOn', { count: changed.length })}</p>
      <ul className="hestia-tree__changed">
        {changed.map(({ from, to }) => (
          <li key={from}>
            <del>{from}</del> {to === null ? t('gone') : <ins>{to}</ins>}
          </li>
        ))}
      </ul>
    </>
  )
}
