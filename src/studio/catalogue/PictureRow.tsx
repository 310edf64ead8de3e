'use client'

import { Button } from '@payloadcms/ui'
import { useEffect } from 'react'

import { localeNames, locales } from '@/i18n/locales'

import { useWords } from '../useWords'
import type { PictureTyping, Texts } from './usePictureTexts'
import words from './words.json'

export type Picture = {
  id: string
  filename?: string | null
  thumbnailURL?: string | null
  alt?: Texts | null
}

type Props = {
  picture: Picture
  typing: PictureTyping
  at: number
  count: number
  move: (from: number, to: number) => void
}

/**
 * Shows a picture with its text in each language, saved on blur or when the drawer closes, and the
 * buttons that move it.
 */
export function PictureRow({
  picture: { id, filename, thumbnailURL, alt },
  typing,
  at,
  count,
  move,
}: Props) {
  const t = useWords(words)
  const { save, type } = typing
  const texts = { ...alt, ...typing.typed[id] }
  const state = typing.states[id]
  useEffect(() => () => save(id), [save, id])
  const name = t('pictureOf', { at: at + 1, count })
  const moveButton = (key: 'earlier' | 'later', to: number) => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={to < 0 || to >= count}
      onClick={() => move(at, to)}
      aria-label={`${t(key)}: ${name}`}
    >
      {t(key)}
    </Button>
  )
  return (
    <li>
      <div>
        {/* The small size that Payload made at upload. */}
        <img src={thumbnailURL ?? ''} alt={texts.nl ?? filename ?? ''} loading="lazy" width={160} />
        <p>{name}</p>
        <div className="hestia-presses">
          {moveButton('earlier', at - 1)}
          {moveButton('later', at + 1)}
        </div>
      </div>
      <div className="hestia-texts">
        {locales.map((locale) => (
          <label key={locale} lang={locale}>
            <span>{localeNames[locale]}</span>
            <textarea
              rows={2}
              value={texts[locale] ?? ''}
              onChange={({ target }) => type(id, locale, target.value)}
              onBlur={() => save(id)}
            />
          </label>
        ))}
        <div className="hestia-texts__state">
          <p aria-live="polite">{state && state !== 'unsaved' && t(state)}</p>
          {state === 'notSaved' && (
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => save(id)}>
              {t('saveAgain')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
