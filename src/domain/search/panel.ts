import type { SearchAnswer } from './answers'

/** No more is sent or searched, whatever was pasted. */
export const LONGEST_TEXT = 200

/** Why the listings are missing: the server does not answer, or this visitor asked too much of it. */
export type Trouble = 'unreachable' | 'busy'

export type PanelState = {
  isOpen: boolean
  text: string
  /** The number of the last question; an answer to an earlier one comes too late. */
  asked: number
  /** What was answered last; while a newer question is on its way it stays, so that nothing jumps. */
  answer?: SearchAnswer
  isWaiting: boolean
  trouble?: Trouble
}

export type PanelEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'type'; text: string }
  | { type: 'answered'; to: number; answer: SearchAnswer }
  | { type: 'failed'; to: number; trouble: Trouble }

export const atRest: PanelState = { isOpen: false, text: '', asked: 0, isWaiting: false }

/** What is searched for: without blanks around it, and cut. Blanks alone are nothing. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT).trim()

function afterTyping(state: PanelState, typed: string): PanelState {
  const text = tidy(typed)
  if (text === state.text) return { ...state, isOpen: true }
  const asked = state.asked + 1
  if (text === '') return { isOpen: true, text, asked, isWaiting: false }
  return { isOpen: true, text, asked, isWaiting: true, ...(state.answer && { answer: state.answer }) }
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
      if (event.to !== state.asked || !state.isWaiting) return state
      const { isOpen, text, asked } = state
      const outcome = event.type === 'answered' ? { answer: event.answer } : { trouble: event.trouble }
      return { isOpen, text, asked, isWaiting: false, ...outcome }
    }
    default:
      return event satisfies never
  }
}
