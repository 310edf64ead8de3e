'use client'

import { Button, useConfig } from '@payloadcms/ui'

import type { DescribedDocument } from '@/data/releases/describe'
import type { UndoChoice } from '@/data/releases/undo'
import { keyOf, type Obstacle } from '@/domain/releases/release'

import { useWords } from '../useWords'
import type { ActOnRelease } from './useRelease'
import words from './words.json'

type Props = {
  document: DescribedDocument
  kind: string
  isOpen: boolean
  isChecked: boolean
  isBusy: boolean
  refusal: string | undefined
  choice: UndoChoice | undefined
  onChoose: (choice: UndoChoice) => void
  act: ActOnRelease
}

function ObstacleLine({ obstacle }: { obstacle: Obstacle }) {
  const say = useWords(words)
  if (obstacle.kind === 'refused') return <li>{obstacle.reason}</li>
  return (
    <li>
      {say(`obstacle_${obstacle.kind}`, obstacle.kind === 'locked' ? { name: obstacle.name } : {})}
    </li>
  )
}

/** What staff choose for a document that was changed since its release. */
function SinceThen({
  document,
  choice,
  onChoose,
}: Pick<Props, 'document' | 'choice' | 'onChoose'>) {
  const say = useWords(words)
  if (document.sinceThen === 'same') return null
  if (document.sinceThen === 'gone') return <p>{say('since_gone')}</p>
  return (
    <fieldset>
      <legend>{say('since_changed')}</legend>
      {(['keep', 'undo'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={`since ${keyOf(document)}`}
            checked={choice === one}
            onChange={() => onChoose(one)}
          />
          {say(`choice_${one}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** One document of a release: what it is, whether it is ready, and what stops it. */
export function ReleaseRow(props: Props) {
  const { document, kind, isOpen, isChecked, isBusy, refusal, act } = props
  const say = useWords(words)
  const { admin } = useConfig().config.routes
  const { collection, id, by, obstacles } = document
  const name = document.name || say('untitled')
  const isGone = obstacles.some((one) => one.kind === 'gone') || document.sinceThen === 'gone'
  const press = (action: 'remove' | 'accept') => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => void act({ action, collection, id })}
      extraButtonProps={{ 'aria-label': `${say(action)}: ${name}` }}
    >
      {say(action)}
    </Button>
  )
  const form = `${admin}/collections/${collection}/${id}`
  return (
    <li data-stopped={obstacles.length > 0 || refusal !== undefined}>
      <div>
        <strong>{isGone ? name : <a href={form}>{name}</a>}</strong>
        <small>{by === null ? kind : say('addedBy', { kind, name: by })}</small>
      </div>
      <div>
        {obstacles.length === 0 && refusal === undefined && (
          <span className="hestia-release__ready">
            {say(isOpen ? (isChecked ? 'ready' : 'checking') : 'isLive')}
          </span>
        )}
        <ul>
          {obstacles.map((obstacle) => (
            <ObstacleLine key={obstacle.kind} obstacle={obstacle} />
          ))}
          {refusal !== undefined && <li>{refusal}</li>}
        </ul>
        {!isOpen && <SinceThen {...props} />}
      </div>
      {isOpen && (
        <div className="hestia-release__actions">
          {obstacles.some((one) => one.kind === 'changed') && press('accept')}
          {press('remove')}
        </div>
      )}
    </li>
  )
}
