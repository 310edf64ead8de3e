import { useSyncExternalStore } from 'react'

import { consentState } from './consentState'

export const useConsent = () => useSyncExternalStore(consentState.subscribe, consentState.current, consentState.onServer)
