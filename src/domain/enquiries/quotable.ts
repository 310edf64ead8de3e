import type { ContactField } from './formFields'

/**
 * What an acknowledgement repeats: answers chosen from a list of ours, days and amounts. Everything else was typed by the
 * person who filled in the form, who need not be the owner of the address; a name that is not on this list is not repeated.
 */
export const quotableFields: readonly ContactField[] = ['contactSlot', 'contactDevice']

const quotableAnswers: readonly string[] = [
  'valued',
  'reason',
  'services',
  'from',
  'amount',
  'deposit',
  'until',
  'unit',
  'moment',
  'wishDay',
  'slot',
]

export const isQuotable = (answer: string): boolean => quotableAnswers.includes(answer)
