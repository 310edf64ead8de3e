import fs from 'node:fs'
import path from 'node:path'

import { inWords, Refusal } from '../say.mjs'
import { whenStopping } from '../shutdown.mjs'
import { refuseSecond } from './store.mjs'

/** A state that is older than a few of these was left by a process that was killed. */
const BEAT_MS = 10_000
const MAX_TEXT = 500

const isDiskFull = (error) => /ENOSPC|No space left on device/i.test(`${error.code} ${error}`)
const problemOf = (error) => (isDiskFull(error) ? 'disk' : (error.problem ?? 'failed'))

/**
 * Does the work of making a map, and says in var/map/work.json how far it is and how it ended: the
 * studio shows it. A process that finds another at work says nothing there.
 * @template T
 * @param {string} folder of map files
 * @param {(text: string, percent?: number) => void} report
 * @param {(report: (text: string, percent?: number) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withWorkState(folder, report, work) {
  refuseSecond(folder)
  const file = path.join(folder, 'work.json')
  const state = { state: 'running', since: new Date().toISOString(), percent: 0 }
  const write = (news = {}) => {
    Object.assign(state, news, { at: new Date().toISOString() })
    try {
      fs.mkdirSync(folder, { recursive: true })
      fs.writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(state)}\n`)
      fs.renameSync(`${file}.${process.pid}`, file)
    } catch {
      // A full disk ends the work itself, with a sentence of its own.
      fs.rmSync(`${file}.${process.pid}`, { force: true })
    }
  }
  const fail = (problem, message) =>
    write({ state: 'failed', problem, message: message.slice(0, MAX_TEXT) })
  whenStopping('files', () => state.state === 'running' && fail('stopped', 'It was stopped.'))
  const beat = setInterval(() => write(), BEAT_MS)
  try {
    write()
    const result = await work((text, percent = state.percent) => {
      write({ percent })
      report(text, percent)
    })
    write({ state: 'done', percent: 100 })
    return result
  } catch (error) {
    const isRefused = error instanceof Refusal || isDiskFull(error)
    fail(problemOf(error), isRefused ? inWords(error) : String(error.message ?? error))
    throw error
  } finally {
    clearInterval(beat)
  }
}
