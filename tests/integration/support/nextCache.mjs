import { AsyncLocalStorage } from 'node:async_hooks'

/** Next keeps answers in its own server alone. In tests every query runs again. */
const keepsNothing = {
  isOnDemandRevalidate: false,
  generateSimpleCacheKey: (key) => Promise.resolve(key),
  get: () => Promise.resolve(null),
  set: () => Promise.resolve(),
}

// Runs before the imports of each test file, because Next looks for both when it is loaded.
Object.assign(globalThis, { AsyncLocalStorage, __incrementalCache: keepsNothing })
