'use client'

import { Button } from '@payloadcms/ui'

import type { DescribedRelease } from '@/data/releases/describe'
import type { UndoChoice } from '@/data/releases/undo'
import { keyOf } from '@/domain/releases/release'
import { formatEvent } from '@/i18n/formats'

import { useStudioLocale, useWords } from '../useWords'
import type { ActOnRelease } from './useRelease'
import words from './words.json'

type Props = {
  release: DescribedRelease
  choices: Readonly<Record<string, UndoChoice>>
  isBusy: boolean
  act: ActOnRelease
}

/** Undoes a release that is on the site, once each changed document has its choice. */
export function UndoRelease({ release, choices, isBusy, act }: Props) {
  const say = useWords(words)
  const locale = useStudioLocale()
  const { documents, publishedAt } = release
  const changed = documents.filter(({ sinceThen }) => sinceThen === 'changed')
  const isUndecided = changed.some((one) => choices[keyOf(one)] === undefined)
  const chosen = changed.flatMap((one) => {
    const choice = choices[keyOf(one)]
    return choice === undefined ? [] : [{ collection: one.collection, id: one.id, choice }]
  })
  return (
    <section>
      {publishedAt !== undefined && (
        <p>{say('liveSince', { at: formatEvent(publishedAt, locale) })}</p>
      )}
      <h3>{say('undoTitle')}</h3>
      <p className="hestia-lead">{say('undoLead')}</p>
      {isUndecided && <p>{say('decide')}</p>}
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy || isUndecided}
        onClick={() => void act({ action: 'undo', choices: chosen })}
      >
        {say('undo')}
      </Button>
    </section>
  )
}
