'use client'

import { useState } from 'react'

import type { GuideSection } from '@/domain/studio/guide/parseGuide'
import { searchGuide } from '@/domain/studio/guide/searchGuide'

import './guide.css'
import { useWords } from '../useWords'
import { GuideBlockView } from './GuideBlocks'
import words from './words.json'

type Props = {
  sections: readonly GuideSection[]
  /** The address of the folder with the pictures. */
  pictures: string
}

/** The guide with its contents and a search; what does not have the typed words is left out. */
export function GuideBook({ sections, pictures }: Props) {
  const t = useWords(words)
  const [typed, setTyped] = useState('')
  const found = searchGuide(sections, typed)
  return (
    <>
      <h1>{t('title')}</h1>
      <label className="hestia-guide__search">
        <span>{t('search')}</span>
        <input
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p role="status">
        {typed.trim() !== '' &&
          (found.length > 0 ? t('found', { number: found.length }) : t('none'))}
      </p>
      <nav aria-label={t('contents')}>
        <ul>
          {found.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {found.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`guide-${id}`}>
          <h2 id={`guide-${id}`}>{title}</h2>
          {blocks.map((block, at) => (
            <GuideBlockView key={at} block={block} pictures={pictures} />
          ))}
        </section>
      ))}
    </>
  )
}
