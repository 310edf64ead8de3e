'use client'

import { useState, type CSSProperties, type DragEvent, type ReactNode } from 'react'

import type { Direction, Drop } from '@/domain/studio/arrange'

import { useWords } from '../useWords'
import words from './words.json'

type Props = {
  id: string
  depth: number
  title: string
  mayMove: boolean
  onStep: (direction: Direction) => void
  onDrag: (id: string | undefined) => void
  onDrop: (drop: Drop) => void
  children: ReactNode
}

const signs: Record<Direction, string> = { up: '↑', down: '↓', in: '→', out: '←' }
const directions = Object.keys(signs) as Direction[]

/**
 * Returns where a row is dropped: the upper and lower part of another row mean before and after it.
 */
function dropAt({ clientY, currentTarget }: DragEvent<HTMLElement>): Drop {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'into'
}

/** A row of the tree, which can be dragged and has a button for each direction. */
export function TreeRow({ id, depth, title, mayMove, onStep, onDrag, onDrop, children }: Props) {
  const t = useWords(words)
  const [target, setTarget] = useState<Drop>()
  return (
    <li
      className="hestia-tree__row"
      style={{ '--depth': depth } as CSSProperties}
      data-over={target}
      draggable={mayMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        onDrag(id)
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        event.preventDefault()
        setTarget(dropAt(event))
      }}
      onDragLeave={() => setTarget(undefined)}
      onDrop={(event) => {
        event.preventDefault()
        setTarget(undefined)
        onDrop(dropAt(event))
      }}
    >
      <div className="hestia-tree__name">
        <span className="hestia-tree__level">{t('level', { level: depth + 1 })}</span>
        {children}
      </div>
      {mayMove && (
        <div className="hestia-tree__steps" role="group" aria-label={t('move', { title })}>
          {directions.map((direction) => (
            <button
              key={direction}
              type="button"
              data-move={`${id} ${direction}`}
              onClick={() => onStep(direction)}
              aria-label={t(direction, { title })}
            >
              <span aria-hidden="true">{signs[direction]}</span>
            </button>
          ))}
        </div>
      )}
    </li>
  )
}
