import type { EnquiryKind } from './forms'

/** A step after a form is sent, as the messages tell it. */
type NextStep =
  | 'copy'
  | 'read'
  | 'decide'
  | 'present'
  | 'binds'
  | 'confirm'
  | 'letters'
  | 'alerts'
  | 'stop'
  | 'link'
  | 'tip'
  | 'tipSent'
  | 'review'

type Steps = readonly [NextStep, NextStep, ...NextStep[]]

/** A colleague answers, and nothing binds the sender. */
const usual: Steps = ['copy', 'read', 'decide']
/** Nothing is sent before the address is confirmed, and no colleague has to answer. */
const alerted: Steps = ['confirm', 'alerts', 'stop']

const others: Partial<Record<EnquiryKind, Steps>> = {
  offer: ['copy', 'present', 'binds'],
  demand: alerted,
  saved_search: alerted,
  newsletter: ['confirm', 'letters', 'stop'],
  documents: ['link', 'decide'],
  friend: ['tip', 'tipSent'],
  testimonial: ['copy', 'review'],
}

/** What happens once a form is sent: first what arrives by email at once, then what follows. */
export const stepsAfter = (kind: EnquiryKind): Steps => others[kind] ?? usual
