import { useEffect, useRef, useState } from 'react'

import { waysWithListings, type SearchAnswer } from '@/domain/catalogue/search/answers'
import type { PanelState } from '@/domain/catalogue/search/panel'
import { withoutSearch, withSearch } from '@/domain/catalogue/search/recent'

import { chosenGoal } from './chosenGoal'
import { TownRows, TypeRows } from './IndexRows'
import { PropertyRows } from './PropertyRows'
import { Recent } from './Recent'
import { storeSearches, recentSearches } from './recentSearches'
import { StreetRows } from './StreetRows'
import type { SearchSetting } from './types'
import { Understood } from './Understood'
import { useBoxEvents } from './useBoxEvents'
import { usePanel } from './usePanel'
import { countOf, resultText, useResults, type Results } from './useResults'
import { usePanelPosition } from './usePanelPosition'
import { submitHref } from './submitHref'

export type SearchPanelProps = {
  form: HTMLFormElement
  input: HTMLInputElement
  setting: SearchSetting
}

/**
 * Makes the input a combobox for assistive technology. Set here, because without this script there
 * is no panel.
 */
function useComboboxRole(input: HTMLInputElement, id: string, isOpen: boolean): void {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-haspopup': 'dialog',
      'aria-controls': id,
      'aria-autocomplete': 'none',
      'aria-expanded': String(isOpen),
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    if (!isOpen) input.removeAttribute('aria-controls')
  }, [input, id, isOpen])
}

/** Sets the text of the input as if the visitor had typed it. */
function retype(input: HTMLInputElement, text: string): void {
  input.value = text
  input.focus()
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function useRecent() {
  const [texts, setTexts] = useState(recentSearches)
  const store = (next: string[]) => {
    storeSearches(next)
    setTexts(next)
  }
  return { texts, store }
}

/**
 * Opens the list or listing of a text that the server has understood; any other text is sent as a
 * plain form.
 */
function useSubmit(form: HTMLFormElement, state: PanelState, remember: () => void): void {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      remember()
      const href = submitHref(state, chosenGoal(form))
      if (href === undefined) return
      event.preventDefault()
      window.location.assign(href)
    }
    form.addEventListener('submit', onSubmit)
    return () => form.removeEventListener('submit', onSubmit)
  })
}

type SectionsProps = {
  input: HTMLInputElement
  setting: SearchSetting
  text: string
  answer: SearchAnswer | undefined
  results: Results
  recent: ReturnType<typeof useRecent>
}

function PanelSections({ input, setting, text, answer, results, recent }: SectionsProps) {
  const { words } = setting
  return (
    <>
      {answer && text !== '' && (
        <Understood answer={answer} setting={setting} onRetype={(next) => retype(input, next)} />
      )}
      <TypeRows types={results.types} setting={setting} isWhole={text === ''} />
      <TownRows towns={results.towns} setting={setting} />
      <StreetRows streets={results.streets} words={words} />
      <PropertyRows properties={results.properties} nearestTo={answer?.nearestTo} words={words} />
      {text === '' && (
        <Recent
          texts={recent.texts}
          words={words}
          onChoose={(chosen) => retype(input, chosen)}
          onForget={(removed) => {
            recent.store(removed === undefined ? [] : withoutSearch(recent.texts, removed))
            input.focus()
          }}
        />
      )}
    </>
  )
}

/**
 * The panel below the search input: types and towns are matched in the browser, listings and the
 * meaning of the text come from the server.
 */
export function SearchPanel({ form, input, setting }: SearchPanelProps) {
  const { words, locale } = setting
  const panel = useRef<HTMLDivElement>(null)
  const { state, dispatch, index } = usePanel(locale, input)
  const { isOpen, text, answer, isWaiting, trouble } = state
  const results = useResults(state, typeof index === 'object' ? index : undefined, setting.types)
  const recent = useRecent()
  const remember = () => text !== '' && recent.store(withSearch(recent.texts, text))
  const id = `${input.id}-panel`
  useBoxEvents({ input, panel, dispatch })
  usePanelPosition(panel, form, input, isOpen)
  useComboboxRole(input, id, isOpen)
  useSubmit(form, state, remember)
  const isSettled = !isWaiting && (index !== undefined || text === '')
  const isFound = countOf(results) > 0 || waysWithListings(answer).length > 0
  const isEmpty = isSettled && text !== '' && !isFound
  const notes = [
    index === 'missing' && words.troubles.index,
    trouble && words.troubles[trouble],
    isEmpty && !trouble && words.none,
  ].filter(Boolean)
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && isSettled && resultText(results, text === '' ? undefined : answer, setting)}
      </p>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={words.panel}
          aria-busy={isWaiting}
          className="search-panel"
          // Keeps the focus in the input, so that the panel does not close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) =>
            event.target instanceof Element && event.target.closest('a') && remember()
          }
        >
          <PanelSections
            input={input}
            setting={setting}
            text={text}
            answer={answer}
            results={results}
            recent={recent}
          />
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
