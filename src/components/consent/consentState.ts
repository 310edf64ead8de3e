import { nextConsent, initialConsent, type ConsentEvent } from '@/domain/privacy/consent'

const listeners: (() => void)[] = []
let state = initialConsent

/** The consent state of this page; the islands that import it share it. */
export const consentState = {
  current: () => state,
  onChange: (listener: () => void) => void listeners.push(listener),
  dispatch(event: ConsentEvent) {
    state = nextConsent(state, event)
    for (const listener of listeners) listener()
  },
}
