import { useEffect, useReducer, useState, type ActionDispatch } from 'react'

import type { SearchIndex } from '@/domain/search/answers'
import { atRest, nextPanel, tidy, type PanelEvent, type PanelState } from '@/domain/search/panel'

import { askProperties, knownAnswer } from './askProperties'
import { loadIndex } from './loadIndex'

/** A person who pauses this long has typed what there is to type for now. */
const PAUSE = 80

type Dispatch = ActionDispatch<[PanelEvent]>

/** Asks for the listings of a text once nothing was typed for a moment; a newer text withdraws the question. */
function useListings(locale: string, { text, asked }: PanelState, dispatch: Dispatch): void {
  useEffect(() => {
    if (text === '') return
    const known = knownAnswer(locale, text)
    if (known) return dispatch({ type: 'answered', to: asked, answer: known })
    const withdrawn = new AbortController()
    const timer = setTimeout(async () => {
      const said = await askProperties(locale, text, withdrawn.signal)
      if (said !== undefined) dispatch(typeof said === 'string' ? { type: 'failed', to: asked, trouble: said } : { type: 'answered', to: asked, answer: said })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      withdrawn.abort()
    }
  }, [locale, text, asked, dispatch])
}

/** Types and towns; asked for again with the next opening or letter when they did not come. */
function useIndex(locale: string, { isOpen, text }: PanelState): SearchIndex | 'missing' | undefined {
  const [index, setIndex] = useState<SearchIndex | 'missing'>()
  const hasIndex = typeof index === 'object'
  useEffect(() => {
    if (hasIndex || !isOpen) return
    let isWanted = true
    loadIndex(locale).then(
      (loaded) => isWanted && setIndex(loaded),
      () => isWanted && setIndex('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [locale, hasIndex, isOpen, text])
  return index
}

/** What the panel shows, and how to tell it what happens. It begins with what already stands in the box. */
export function usePanel(locale: string, input: HTMLInputElement) {
  const [state, dispatch] = useReducer(nextPanel, undefined, () =>
    nextPanel(atRest, tidy(input.value) ? { type: 'type', text: input.value } : { type: 'open' }),
  )
  useListings(locale, state, dispatch)
  return { state, dispatch, index: useIndex(locale, state) }
}
