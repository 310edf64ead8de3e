import type { SearchAnswer } from './answers'

/** The longest text that is sent or searched. */
export const MAX_TEXT_LENGTH = 200

/** Why results are missing: the server does not answer, or it limits this visitor. */
export type SearchFailure = 'unreachable' | 'busy'

export type PanelState = {
  isOpen: boolean
  text: string
  /** The number of the last question; an answer to an earlier one comes too late. */
  requestNumber: number
  /**
   * What was answered last; while a newer question is on its way it stays, so that nothing jumps.
   */
  answer?: SearchAnswer
  isWaiting: boolean
  trouble?: SearchFailure
}

export type PanelEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'type'; text: string }
  | { type: 'answered'; to: number; answer: SearchAnswer }
  | { type: 'failed'; to: number; trouble: SearchFailure }

export const closedPanel: PanelState = {
  isOpen: false,
  text: '',
  requestNumber: 0,
  isWaiting: false,
}

/** Trims a search text and cuts it to its longest length. */
export const normalizeText = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH).trim()

function afterTyping(state: PanelState, typed: string): PanelState {
  const text = normalizeText(typed)
  if (text === state.text) return { ...state, isOpen: true }
  const requestNumber = state.requestNumber + 1
  if (text === '') return { isOpen: true, text, requestNumber, isWaiting: false }
  return {
    isOpen: true,
    text,
    requestNumber,
    isWaiting: true,
    ...(state.answer && { answer: state.answer }),
  }
}

export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'open':
      return { ...state, isOpen: true }
    case 'close':
      return { ...state, isOpen: false }
    case 'type':
      return afterTyping(state, event.text)
    case 'answered':
    case 'failed': {
      if (event.to !== state.requestNumber || !state.isWaiting) return state
      const { isOpen, text, requestNumber } = state
      const outcome =
        event.type === 'answered' ? { answer: event.answer } : { trouble: event.trouble }
      return { isOpen, text, requestNumber, isWaiting: false, ...outcome }
    }
    default:
      return event satisfies never
  }
}
