import fs from 'node:fs'
import path from 'node:path'

const DAY = 24 * 60 * 60 * 1000
const NAME = /^hestia-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)\.backup$/

/**
 * Which backups are kept: all of the last two days, then the last of each day for two weeks, of each week for
 * two months, and of each month for two years.
 */
const RULES = [
  { days: 2, slot: (at) => at },
  { days: 14, slot: (at) => Math.floor(at / DAY) },
  { days: 61, slot: (at) => Math.floor(at / (7 * DAY)) },
  { days: 731, slot: (at) => new Date(at).toISOString().slice(0, 7) },
]

/**
 * @param {number[]} times when backups were made
 * @returns {Set<number>} those that no rule keeps
 */
export function superfluous(times, now) {
  const newestFirst = times.toSorted((a, b) => b - a)
  const kept = new Set(newestFirst.slice(0, 1))
  for (const { days, slot } of RULES) {
    const taken = new Set()
    for (const at of newestFirst) {
      if (now - at > days * DAY || taken.has(slot(at))) continue
      taken.add(slot(at))
      kept.add(at)
    }
  }
  return new Set(times.filter((at) => !kept.has(at)))
}

/** The name of a backup that is made now. */
export const nameNow = (now) =>
  `hestia-${now.toISOString().slice(0, 16).replaceAll(':', '-')}.backup`

/** The backups among these names that no rule keeps; other names stay. */
function superfluousNames(names, now) {
  const made = new Map(
    names.flatMap((name) => {
      const [, day, hour, minute] = NAME.exec(name) ?? []
      return day ? [[Date.parse(`${day}T${hour}:${minute}Z`), name]] : []
    }),
  )
  return [...superfluous([...made.keys()], now.getTime())].map((at) => made.get(at))
}

/** Removes the backups of a folder that no rule keeps; files of other names stay. */
export function thinFolder(folder, now) {
  const removed = superfluousNames(fs.readdirSync(folder), now)
  for (const name of removed) fs.rmSync(path.join(folder, name))
  return removed.length
}

/** The same in a folder of an S3 store. */
export async function thinStore(store, now) {
  const removed = superfluousNames(await store.list(), now)
  await store.remove(removed)
  return removed.length
}
