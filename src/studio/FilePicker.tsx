'use client'

import { Button, Dropzone } from '@payloadcms/ui'
import { useRef, type ReactNode } from 'react'

import words from './file-picker.words.json'
import { useWords } from './useWords'

type Props = {
  /** The ends of names that are offered first; what a file is by its content is looked at where it is read. */
  kinds: readonly string[]
  isBusy: boolean
  onPick: (file: File) => void
  /** Other ways to the same end. */
  children?: ReactNode
}

/** Takes one file: by mouse, by keyboard, dropped or pasted. */
export function FilePicker({ kinds, isBusy, onPick, children }: Props) {
  const says = useWords(words)
  const input = useRef<HTMLInputElement>(null)
  const pick = (file: File | undefined) => {
    if (file && !isBusy) onPick(file)
  }
  return (
    <Dropzone className="hestia-picker" onChange={(files) => pick(files[0])} disabled={isBusy}>
      {/* Really disabled, it would lose the focus to the top of the page with each file. */}
      <Button buttonStyle="secondary" disabled={isBusy} extraButtonProps={{ disabled: false }} margin={false} onClick={() => input.current?.click()}>
        {says('choose')}
      </Button>
      <span>{says('drop', { kinds: kinds.join(', ') })}</span>
      <input
        ref={input}
        type="file"
        accept={kinds.join(',')}
        aria-label={says('choose')}
        hidden
        onChange={({ target }) => {
          pick(target.files?.[0])
          // The same file can be chosen again once it has been mended.
          target.value = ''
        }}
      />
      {children}
    </Dropzone>
  )
}
