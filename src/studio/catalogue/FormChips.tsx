'use client'

import { useWords } from '../useWords'
import words from './advertisement.words.json'
import './chips.css'
import { TakePicture } from './TakePicture'

type Props = {
  /** The number of statements and duties that are open; undefined while the city is not chosen. */
  open: number | undefined
  /** The id of the panel that lists them. */
  panel: string
}

/** Shows the panel, and puts the cursor on its first line that can be pressed. */
function showPanel(id: string): void {
  const panel = document.getElementById(id)
  panel?.scrollIntoView({ block: 'start' })
  const target = panel?.querySelector<HTMLElement>('.hestia-to-field') ?? panel
  target?.focus({ preventScroll: true })
}

/** Stays in sight while a property is filled in: what the law still asks, and the camera. */
export function FormChips({ open, panel }: Props) {
  const t = useWords(words)
  const text =
    open === undefined ? t('chipCity') : open === 0 ? t('chipDone') : t('chip', { count: open })
  return (
    <div className="hestia-chips">
      <TakePicture />
      <button
        type="button"
        className="hestia-chip"
        data-state={open === 0 ? 'done' : 'must'}
        aria-label={t('toCheck', { text })}
        onClick={() => showPanel(panel)}
      >
        {text}
      </button>
    </div>
  )
}
