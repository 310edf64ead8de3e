'use client'

import { Button } from '@payloadcms/ui'
import { useEffect } from 'react'

import { roomOfName, rooms, roomTexts, type Room } from '@/domain/studio/roomTexts'
import { localeNames, locales } from '@/i18n/locales'

import { useStudioLocale, useWords } from '../useWords'
import type { PictureTyping, Texts } from './usePictureTexts'
import words from './words.json'

export type Picture = {
  id: string
  filename?: string | null
  originalName?: string | null
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

type SuggestionProps = { name: string; guess: Room | undefined; fill: (room: Room) => void }

/** Offers a usual text for what the picture shows, which fills the four languages. */
function Suggestion({ name, guess, fill }: SuggestionProps) {
  const t = useWords(words)
  const locale = useStudioLocale()
  return (
    <div className="hestia-presses">
      {guess && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => fill(guess)}>
          {t('suggested', { text: roomTexts[guess][locale] })}
        </Button>
      )}
      <select
        aria-label={`${t('suggest')}: ${name}`}
        value=""
        onChange={({ target }) => {
          const room = rooms.find((one) => one === target.value)
          if (room) fill(room)
        }}
      >
        <option value="">{t('suggest')}</option>
        {rooms.map((room) => (
          <option key={room} value={room}>
            {roomTexts[room][locale]}
          </option>
        ))}
      </select>
    </div>
  )
}

type MoveProps = Pick<Props, 'at' | 'count' | 'move'> & { name: string }

/** The buttons that move a picture by one place. */
function MoveButtons({ name, at, count, move }: MoveProps) {
  const t = useWords(words)
  const places = [
    ['earlier', at - 1],
    ['later', at + 1],
  ] as const
  return (
    <div className="hestia-presses">
      {places.map(([key, to]) => (
        <Button
          key={key}
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={to < 0 || to >= count}
          onClick={() => move(at, to)}
          aria-label={`${t(key)}: ${name}`}
        >
          {t(key)}
        </Button>
      ))}
    </div>
  )
}

/**
 * Shows a picture with its text in each language, saved on blur or when the drawer closes, and the
 * buttons that move it.
 */
export function PictureRow({
  picture: { id, filename, originalName, thumbnailURL, alt },
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
  const fill = (room: Room) => {
    for (const locale of locales) type(id, locale, roomTexts[room][locale])
    save(id)
  }
  const isEmpty = locales.every((locale) => !texts[locale])
  return (
    <li>
      <div>
        {/* The small size that Payload made at upload. */}
        <img src={thumbnailURL ?? ''} alt={texts.nl ?? filename ?? ''} loading="lazy" width={160} />
        <p>{name}</p>
        {originalName && <p className="hestia-texts__name">{originalName}</p>}
        <MoveButtons name={name} at={at} count={count} move={move} />
      </div>
      <div className="hestia-texts">
        <Suggestion
          name={name}
          guess={isEmpty ? roomOfName(originalName ?? '') : undefined}
          fill={fill}
        />
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
