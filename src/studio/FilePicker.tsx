'use client'

import { Button, Dropzone } from '@payloadcms/ui'
import { useRef, type ReactNode } from 'react'

import words from './file-picker.words.json'
import { useWords } from './useWords'

type Props = {
  /**
   * The file extensions that are offered first. The content of the file is checked where it is
   * read.
   */
  kinds: readonly string[]
  isBusy: boolean
  onPick: (file: File) => void
  /** Other ways to get the data. */
  children?: ReactNode
}

/** Accepts one file by mouse, by keyboard, by drag and drop or by paste. */
export function FilePicker({ kinds, isBusy, onPick, children }: Props) {
  const t = useWords(words)
  const input = useRef<HTMLInputElement>(null)
  const pick = (file: File | undefined) => {
    if (file && !isBusy) onPick(file)
  }
  return (
    <Dropzone className="hestia-picker" onChange={(files) => pick(files[0])} disabled={isBusy}>
      {/* A disabled button would lose the focus to the top of the page with each file. */}
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        extraButtonProps={{ disabled: false, 'aria-disabled': isBusy }}
        margin={false}
        onClick={() => input.current?.click()}
      >
        {t('choose')}
      </Button>
      <span>{t('drop', { kinds: kinds.join(', ') })}</span>
      <input
        ref={input}
        type="file"
        accept={kinds.join(',')}
        aria-label={t('choose')}
        hidden
        onChange={({ target }) => {
          pick(target.files?.[0])
          // Allows the same file to be chosen again after it has been corrected.
          target.value = ''
        }}
      />
      {children}
    </Dropzone>
  )
}
