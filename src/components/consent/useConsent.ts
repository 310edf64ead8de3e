import { useSyncExternalStore } from 'react'

import { consentStore } from './consentStore'

export const useConsent = () => useSyncExternalStore(consentStore.subscribe, consentStore.current, consentStore.onServer)
