import { useEffect, useReducer, useState, type ActionDispatch } from 'react'

import type { SearchIndex } from '@/domain/catalogue/search/answers'
import {
  closedPanel,
  nextPanel,
  normalizeText,
  type PanelEvent,
  type PanelState,
} from '@/domain/catalogue/search/panel'

import { fetchProperties, cachedAnswer } from './fetchProperties'
import { loadIndex } from './loadIndex'

/** Milliseconds without typing before a request is sent. */
const TYPING_PAUSE_MS = 80

type Dispatch = ActionDispatch<[PanelEvent]>

/** Requests the listings of a text after a pause in typing; a newer text aborts the request. */
function useListings(
  locale: string,
  { text, requestNumber }: PanelState,
  dispatch: Dispatch,
): void {
  useEffect(() => {
    if (text === '') return
    const cached = cachedAnswer(locale, text)
    if (cached) return dispatch({ type: 'answered', to: requestNumber, answer: cached })
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const outcome = await fetchProperties(locale, text, controller.signal)
      if (outcome !== undefined)
        dispatch(
          typeof outcome === 'string'
            ? { type: 'failed', to: requestNumber, trouble: outcome }
            : { type: 'answered', to: requestNumber, answer: outcome },
        )
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [locale, text, requestNumber, dispatch])
}

/** Loads types and towns; after a failure, again at the next opening or letter. */
function useIndex(
  locale: string,
  { isOpen, text }: PanelState,
): SearchIndex | 'missing' | undefined {
  const [index, setIndex] = useState<SearchIndex | 'missing'>()
  const hasIndex = typeof index === 'object'
  useEffect(() => {
    if (hasIndex || !isOpen) return
    let isMounted = true
    loadIndex(locale).then(
      (loaded) => isMounted && setIndex(loaded),
      () => isMounted && setIndex('missing'),
    )
    return () => {
      isMounted = false
    }
  }, [locale, hasIndex, isOpen, text])
  return index
}

/**
 * Returns the state of the panel and its dispatch. Starts with the text that is already in the
 * input.
 */
export function usePanel(locale: string, input: HTMLInputElement) {
  const [state, dispatch] = useReducer(nextPanel, undefined, () =>
    nextPanel(
      closedPanel,
      normalizeText(input.value) ? { type: 'type', text: input.value } : { type: 'open' },
    ),
  )
  useListings(locale, state, dispatch)
  return { state, dispatch, index: useIndex(locale, state) }
}
