import { keeper } from '@/components/storage/keeper'
import { POPUP_KEY } from '@/domain/popup'

const kept = keeper(() => window.sessionStorage)
const listeners = new Set<() => void>()

/** Whether the popup was dismissed in this session of the browser. */
export const dismissal = {
  isThere: () => kept.get(POPUP_KEY) !== null,
  onServer: () => false,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  keep() {
    kept.set(POPUP_KEY, 'dismissed')
    for (const listener of listeners) listener()
  },
}
