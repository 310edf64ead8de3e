'use client'

import { Banner, Button, useConfig, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'

import { postJson, problemIn } from '../postJson'
import { useWords } from '../useWords'
import { useThemePreview } from './useThemePreview'
import words from './words.json'

const problems = ['settingsWrong', 'nothing'] as const
type State = 'idle' | 'busy' | (typeof problems)[number] | 'failed'

type Props = {
  /** The address of the preview of the home page, when there is one. */
  preview: string | undefined
  /** Whether the saved draft is what the site shows. */
  isLive: boolean
  hasFormer: boolean
}

/** The draft of the theme on the home page as it is chosen, and the ways to put it on the site. */
export function ThemePanel({ preview, isLive, hasFormer }: Props) {
  const say = useWords(words)
  const { api } = useConfig().config.routes
  const isModified = useFormModified()
  const frame = useThemePreview()
  const [state, setState] = useState<State>('idle')

  const send = async (what: 'publish' | 'undo') => {
    setState('busy')
    const response = await postJson(`${api}/globals/settings/theme/${what}`, {})
    // The form holds the time of the last save: it begins again from this one.
    if (response?.ok) window.location.reload()
    else setState(await problemIn(response, problems))
  }
  const isBusy = state === 'busy'
  return (
    <section className="hestia-theme" aria-label={say('title')}>
      <p className="hestia-lead" role="status">
        {say(isModified ? 'saveFirst' : isLive ? 'isLive' : 'differs')}
      </p>
      <div className="hestia-actions">
        <Button
          margin={false}
          disabled={isBusy || isModified || isLive}
          onClick={() => void send('publish')}
        >
          {say('publish')}
        </Button>
        {hasFormer && (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy || isModified}
            onClick={() => void send('undo')}
          >
            {say('undo')}
          </Button>
        )}
      </div>
      {state !== 'idle' && state !== 'busy' && <Banner type="error">{say(state)}</Banner>}
      {preview && <iframe ref={frame} src={preview} title={say('previewTitle')} />}
    </section>
  )
}
