'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { localeNames, locales, type Locale } from '@/i18n/locales'

import { patchJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Texts = Partial<Record<Locale, string | null>>
export type Picture = { id: string; filename?: string | null; thumbnailURL?: string | null; alt?: Texts | null }

type Props = { picture: Picture; at: number; count: number; move: (from: number, to: number) => void }
type State = 'saved' | 'notSaved' | undefined

/** One picture: its text in each language, saved as soon as the cursor leaves it, and the presses that move it. */
export function PictureRow({ picture: { id, filename, thumbnailURL, alt }, at, count, move }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const [kept, setKept] = useState<Texts>(alt ?? {})
  const [state, setState] = useState<State>()

  const save = async (locale: Locale, text: string) => {
    if (text === (kept[locale] ?? '')) return
    const answer = await patchJson(`${config.routes.api}/media/${id}?locale=${locale}&depth=0`, { alt: text })
    if (answer?.ok) setKept((before) => ({ ...before, [locale]: text }))
    setState(answer?.ok ? 'saved' : 'notSaved')
  }
  const name = says('pictureOf', { at: at + 1, count })
  const press = (key: 'earlier' | 'later', to: number) => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={to < 0 || to >= count}
      onClick={() => move(at, to)}
      aria-label={`${says(key)}: ${name}`}
    >
      {says(key)}
    </Button>
  )
  return (
    <li>
      <div>
        {/* Written by the studio for staff alone: the small size that Payload made at upload. */}
        <img src={thumbnailURL ?? ''} alt={kept.nl ?? filename ?? ''} loading="lazy" width={160} />
        <p>{name}</p>
        <div className="hestia-presses">
          {press('earlier', at - 1)}
          {press('later', at + 1)}
        </div>
      </div>
      <div className="hestia-texts">
        {locales.map((locale) => (
          <label key={locale} lang={locale}>
            <span>{localeNames[locale]}</span>
            <textarea rows={2} defaultValue={alt?.[locale] ?? ''} onBlur={({ target }) => void save(locale, target.value)} />
          </label>
        ))}
        <p aria-live="polite">{state && says(state)}</p>
      </div>
    </li>
  )
}
