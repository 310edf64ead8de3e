'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { useState, type CSSProperties, type DragEvent } from 'react'

import type { PageInTree } from '@/data/tree/pages'
import type { Direction } from '@/domain/studio/arrange'
import { locales, type Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import { titleOf, type Addresses } from './addresses'
import words from './words.json'

export type Drop = 'before' | 'into' | 'after'

type Props = {
  page: PageInTree
  depth: number
  language: Locale
  mayMove: boolean
  addresses: { before: Addresses; now: Addresses }
  onStep: (direction: Direction) => void
  onDrag: (id: string | undefined) => void
  onDrop: (drop: Drop) => void
}

const signs: Record<Direction, string> = { up: '↑', down: '↓', in: '→', out: '←' }
const directions = Object.keys(signs) as Direction[]

/** The upper and lower part of a row stand for the place before and after it. */
function dropAt({ clientY, currentTarget }: DragEvent<HTMLElement>): Drop {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'into'
}

export function PageRow({ page, depth, language, mayMove, addresses, onStep, onDrag, onDrop }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const [over, setOver] = useState<Drop>()
  const title = titleOf(page, language)
  const isMoved = locales.some((locale) => addresses.before[locale] !== addresses.now[locale])
  return (
    <li
      className="hestia-tree__row"
      style={{ '--depth': depth } as CSSProperties}
      data-over={over}
      draggable={mayMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        onDrag(page.id)
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(dropAt(event))
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(undefined)
        onDrop(dropAt(event))
      }}
    >
      <div className="hestia-tree__name">
        <span className="hestia-tree__level">{says('level', { level: depth + 1 })}</span>
        <Link href={`${config.routes.admin}/collections/pages/${page.id}`} prefetch={false} draggable={false}>
          {title}
        </Link>
        {page.state !== 'published' && <span className="hestia-tree__state">{says(page.state)}</span>}
        <span className="hestia-tree__addresses" data-moved={isMoved || undefined}>
          {locales.map((locale) => (
            <span key={locale} lang={locale} data-hidden={!addresses.now[locale] || undefined}>
              {addresses.now[locale] ?? says('hidden', { language: locale.toUpperCase() })}
            </span>
          ))}
        </span>
      </div>
      {mayMove && (
        <div className="hestia-tree__steps" role="group" aria-label={says('move', { title })}>
          {directions.map((direction) => (
            <button
              key={direction}
              type="button"
              data-move={`${page.id} ${direction}`}
              onClick={() => onStep(direction)}
              aria-label={says(direction, { title })}
            >
              <span aria-hidden="true">{signs[direction]}</span>
            </button>
          ))}
        </div>
      )}
    </li>
  )
}
