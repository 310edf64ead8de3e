import { killChildren, stopChildren, stopOrphans } from './children.mjs'
import { takeLock } from './lock.mjs'
import { whenStopping } from './shutdown.mjs'

/**
 * Makes this process the only one working in the folder, and ends what a killed one left behind.
 * @param {{ command: string, url?: string }} purpose
 * @returns {Promise<number>} how many were left behind
 */
export async function claimFolder(settings, purpose) {
  whenStopping('lock', takeLock(settings, purpose))
  whenStopping('programs', stopChildren, killChildren)
  return stopOrphans(settings)
}
