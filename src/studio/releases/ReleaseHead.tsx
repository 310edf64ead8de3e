'use client'

import { Button, useLocale } from '@payloadcms/ui'

import type { DescribedRelease } from '@/data/releases/describe'
import { previewHref } from '@/domain/site/preview'

import { useWords } from '../useWords'
import type { ActOnRelease } from './useRelease'
import words from './words.json'

type Props = { release: DescribedRelease; isStopped: boolean; isBusy: boolean; act: ActOnRelease }

/** What is done with all of a release that waits: look at it, check it, publish it. */
export function ReleaseHead({ release, isStopped, isBusy, act }: Props) {
  const say = useWords(words)
  const { code } = useLocale()
  const isWaiting = release.state === 'open' && release.documents.length > 0
  return (
    <div className="hestia-release__head">
      <h2>{say('title')}</h2>
      {isWaiting && (
        <div className="hestia-release__actions">
          <Button
            el="anchor"
            url={previewHref(code, { collection: 'releases', id: release.id })}
            newTab
            buttonStyle="secondary"
            size="medium"
            margin={false}
          >
            {say('preview')}
          </Button>
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            disabled={isBusy}
            onClick={() => void act({ action: 'look' })}
          >
            {say('look')}
          </Button>
          <Button
            size="medium"
            margin={false}
            disabled={isBusy || isStopped || !release.isChecked}
            onClick={() => void act({ action: 'publish' })}
          >
            {say('publish')}
          </Button>
        </div>
      )}
    </div>
  )
}
