import { useEffect, useMemo, useRef, useState } from 'react'

import type { SearchAnswer, SearchIndex } from '@/domain/search/answers'
import type { PanelState } from '@/domain/search/panel'
import { withoutSearch, withSearch } from '@/domain/search/recent'

import { matcher } from './matching'
import { TownRows, TypeRows } from './Offered'
import { PropertyRows } from './PropertyRows'
import { Recent } from './Recent'
import { keepSearches, recentSearches } from './recentSearches'
import type { SearchSetting } from './types'
import { Understood } from './Understood'
import { useBox } from './useBox'
import { usePanel } from './usePanel'
import { useRoom } from './useRoom'
import { wayOf } from './wayOf'

export type SearchPanelProps = { form: HTMLFormElement; input: HTMLInputElement; setting: SearchSetting }

type Results = { types: SearchIndex['types']; towns: SearchIndex['towns']; properties: SearchAnswer['properties'] }

const nothing: Results = { types: [], towns: [], properties: [] }

/** All types for an empty box; what matches for a text. */
function useResults({ text, answer }: PanelState, index: SearchIndex | undefined): Results {
  const find = useMemo(() => index && matcher(index), [index])
  const found = useMemo(() => (text === '' ? { types: index?.types ?? [], towns: [] } : (find?.(text) ?? nothing)), [find, index, text])
  return { types: found.types, towns: found.towns, properties: text === '' ? [] : (answer?.properties ?? []) }
}

const told = ({ types, towns, properties }: Results, { words, numbers }: SearchSetting): string => {
  const count = types.length + towns.length + properties.length
  const { none, one, many } = words.results
  return count === 0 ? none : count === 1 ? one : many.replace('#', count.toLocaleString(numbers))
}

/** The box says what it opens; without this script it opens nothing and says nothing. */
function useSaid(input: HTMLInputElement, id: string, isOpen: boolean): void {
  useEffect(() => {
    const said = { role: 'combobox', 'aria-haspopup': 'dialog', 'aria-controls': id, 'aria-autocomplete': 'none', 'aria-expanded': String(isOpen) }
    for (const [name, value] of Object.entries(said)) input.setAttribute(name, value)
    if (!isOpen) input.removeAttribute('aria-controls')
  }, [input, id, isOpen])
}

/** Puts a text into the box as if the visitor had typed it. */
function retype(input: HTMLInputElement, text: string): void {
  input.value = text
  input.focus()
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function useRecent() {
  const [texts, setTexts] = useState(recentSearches)
  const keep = (next: string[]) => {
    keepSearches(next)
    setTexts(next)
  }
  return { texts, keep }
}

/** A text that the server has understood leads to its list or listing; any other is sent as the form does. */
function useSubmit(form: HTMLFormElement, state: PanelState, remember: () => void): void {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      remember()
      const { submitter } = event
      const href = wayOf(state, submitter instanceof HTMLButtonElement ? submitter.value : '')
      if (href === undefined) return
      event.preventDefault()
      window.location.assign(href)
    }
    form.addEventListener('submit', onSubmit)
    return () => form.removeEventListener('submit', onSubmit)
  })
}

/** What lies under the box: types and towns found here, listings and the meaning of the text by the server. */
export function SearchPanel({ form, input, setting }: SearchPanelProps) {
  const { words, locale } = setting
  const panel = useRef<HTMLDivElement>(null)
  const { state, dispatch, index } = usePanel(locale, input)
  const { isOpen, text, answer, isWaiting, trouble } = state
  const results = useResults(state, typeof index === 'object' ? index : undefined)
  const recent = useRecent()
  const remember = () => text !== '' && recent.keep(withSearch(recent.texts, text))
  const id = `${input.id}-panel`
  useBox({ input, panel, dispatch })
  useRoom(panel, form, input, isOpen)
  useSaid(input, id, isOpen)
  useSubmit(form, state, remember)
  const isSettled = !isWaiting && index !== undefined
  const isEmpty = isSettled && results.types.length + results.towns.length + results.properties.length === 0 && text !== ''
  const notes = [index === 'missing' && words.troubles.index, trouble && words.troubles[trouble], isEmpty && !trouble && words.none].filter(Boolean)
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && isSettled && told(results, setting)}
      </p>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={words.panel}
          aria-busy={isWaiting}
          className="search-panel"
          // A press keeps the focus in the box, so that nothing closes before the press is done.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && remember()}
        >
          {answer && text !== '' && <Understood answer={answer} setting={setting} onRetype={(next) => retype(input, next)} />}
          <TypeRows types={results.types} setting={setting} isWhole={text === ''} />
          <TownRows towns={results.towns} setting={setting} />
          <PropertyRows properties={results.properties} words={words} />
          {text === '' && (
            <Recent
              texts={recent.texts}
              words={words}
              onChoose={(chosen) => retype(input, chosen)}
              onForget={(one) => {
                recent.keep(one === undefined ? [] : withoutSearch(recent.texts, one))
                input.focus()
              }}
            />
          )}
          {notes.map((note) => (
            <p key={String(note)} className="search-note">
              {note}
            </p>
          ))}
        </div>
      )}
    </>
  )
}
