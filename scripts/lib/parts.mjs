import fs from 'node:fs'
import path from 'node:path'

import { writePrivately } from './settings.mjs'

const DAY = 24 * 60 * 60 * 1000
/** More than anyone would read; a process that fails for a day is restarted every half minute. */
const MANY = 3000

/**
 * One process of the installation: its state, when it was restarted in the last day, and the last
 * reason.
 * @typedef {{ state: string, restarts: string[], reason?: string }} Part
 */

const partsFile = ({ varDir }) => path.join(varDir, 'run', 'parts.json')

function read(file) {
  try {
    const known = JSON.parse(fs.readFileSync(file, 'utf8'))
    return typeof known === 'object' && known !== null && !Array.isArray(known) ? known : {}
  } catch {
    return {}
  }
}

const ofToday = (part) =>
  (Array.isArray(part?.restarts) ? part.restarts : [])
    .filter((at) => Date.parse(at) > Date.now() - DAY)
    .slice(-MANY)

/**
 * Writes var/run/parts.json, which `/readyz` and the studio's dashboard read. Entries from before
 * this start are kept.
 * @returns {(name: string) => (state: 'running' | 'starting' | 'down', reason?: string) => void}
 *   records the state of one process
 */
export function recordParts(settings) {
  const file = partsFile(settings)
  /** @type {Record<string, Part>} */
  const parts = read(file)
  return (name) => (state, reason) => {
    const restarts = ofToday(parts[name])
    const now = new Date().toISOString()
    parts[name] = {
      state,
      restarts: state === 'down' ? [...restarts, now] : restarts,
      reason: reason ?? parts[name]?.reason,
    }
    try {
      writePrivately(file, `${JSON.stringify(parts)}\n`)
    } catch {
      // A full disk must not prevent a restart; the next change is written again.
    }
  }
}
