import { nextConsent, unread, type ConsentEvent } from '@/domain/consent'

const listeners = new Set<() => void>()
let state = unread

/** The visitor's consent in this page, shared by everything that depends on it. */
export const consentState = {
  current: () => state,
  onServer: () => unread,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  happen(event: ConsentEvent) {
    state = nextConsent(state, event)
    for (const listener of listeners) listener()
  },
}
