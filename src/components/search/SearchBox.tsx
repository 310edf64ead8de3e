'use client'

import { useEffect, useRef, useState, type ComponentType, type FormEvent, type ReactNode } from 'react'

import { loadIndex } from './loadIndex'
import type { SearchPanelProps } from './SearchPanel'
import type { SearchSetting } from './types'

type Props = { action: string; label: string; setting: SearchSetting; field: ReactNode; buttons: ReactNode }
type Shown = { Panel: ComponentType<SearchPanelProps>; form: HTMLFormElement; input: HTMLInputElement }

const boxOf = (form: HTMLFormElement | null): HTMLInputElement | undefined => {
  const box = form?.elements.namedItem('q')
  return box instanceof HTMLInputElement ? box : undefined
}

/** With nothing typed, a button leads to its list at once. */
function onSubmit(event: FormEvent<HTMLFormElement>, { lists }: SearchSetting): void {
  const { submitter } = event.nativeEvent as SubmitEvent
  const goal = submitter instanceof HTMLButtonElement ? submitter.value : ''
  const list = goal === 'sale' || goal === 'rent' ? lists[goal] : undefined
  if (boxOf(event.currentTarget)?.value.trim() !== '' || list === undefined) return
  event.preventDefault()
  window.location.assign(list)
}

/** A form that any browser sends. What shows results under the box, and what it searches, comes when the box is used for the first time. */
export function SearchBox({ action, label, setting, field, buttons }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<Shown>()
  const { locale } = setting
  useEffect(() => {
    const form = ref.current
    const input = boxOf(form)
    if (!form || !input) return
    const open = () => {
      input.removeEventListener('focus', open)
      loadIndex(locale).catch(() => undefined)
      import('./SearchPanel').then(
        ({ SearchPanel }) => setShown({ Panel: SearchPanel, form, input }),
        () => input.addEventListener('focus', open),
      )
    }
    // The visitor may be in the box before its script.
    if (document.activeElement === input) open()
    else input.addEventListener('focus', open)
    return () => input.removeEventListener('focus', open)
  }, [locale])
  return (
    <form ref={ref} role="search" aria-label={label} action={action} className="search" onSubmit={(event) => onSubmit(event, setting)}>
      <div className="search-field">
        {field}
        {shown && <shown.Panel form={shown.form} input={shown.input} setting={setting} />}
      </div>
      {buttons}
    </form>
  )
}
