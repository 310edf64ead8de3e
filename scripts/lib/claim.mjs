import { killChildren, stopChildren, stopOrphans } from './children.mjs'
import { takeLock } from './lock.mjs'
import { whenStopping } from './shutdown.mjs'

/**
 * Makes this process the only one at work in the folder, and ends what a killed one has left behind.
 * @param {{ command: string, url?: string }} purpose
 * @returns {Promise<number>} how many were left behind
 */
export async function claimFolder(settings, purpose) {
  whenStopping(takeLock(settings, purpose))
  whenStopping(stopChildren, killChildren)
  return stopOrphans(settings)
}
