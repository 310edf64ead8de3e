'use client'

import { useEffect, useRef, useState } from 'react'

import { wake } from '@/components/early/useAwake'
import { keptHref, keptLimits, type KeptList } from '@/domain/kept'

import { drop, keptIn, press, PRESSABLE, pressables, showKept, type KeptPages, type Outcome } from './keptState'

type Words = Record<Outcome | 'show', string>
type Props = { pages: KeptPages; words: Record<KeptList, Words> }
type Notice = { list: KeptList; outcome: Outcome }

/** Long enough to read a sentence and to reach the link behind it. */
const SHOWN_FOR = 7000

/** Hears every press on what can be kept, follows other tabs, and tells the page's buttons and links. */
function listen(pages: KeptPages, tell: (notice: Notice) => void): () => void {
  const show = () => showKept(pages)
  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null
    if (!pressed) return
    if (pressed.dataset.drop) drop(pressed)
    const notice = press(pressed)
    if (notice) tell(notice)
    show()
  }
  document.addEventListener('click', onClick)
  window.addEventListener('storage', show)
  window.addEventListener('pageshow', show)
  show()
  wake(pressables())?.click()
  return () => {
    document.removeEventListener('click', onClick)
    window.removeEventListener('storage', show)
    window.removeEventListener('pageshow', show)
  }
}

/** Favourites and what is to be compared, on the visitor's own device; says what a press has done. */
export function Keeping({ pages, words }: Props) {
  const [notice, setNotice] = useState<Notice>()
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => listen(pages, setNotice), [pages])
  useEffect(() => {
    if (!notice) return
    const hide = () => (sheet.current?.matches(':hover, :focus-within') ? (timer = setTimeout(hide, SHOWN_FOR)) : setNotice(undefined))
    let timer = setTimeout(hide, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [notice])
  const page = notice && pages[notice.list]
  return (
    <div ref={sheet} role="status" className="kept-notice">
      {notice && (
        <p>
          {words[notice.list][notice.outcome].replace('#', String(keptLimits[notice.list]))}{' '}
          {page && (
            <a href={keptHref(page, keptIn(notice.list))} className="font-semibold underline">
              {words[notice.list].show}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
