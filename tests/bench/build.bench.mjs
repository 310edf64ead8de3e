import fs from 'node:fs'
import path from 'node:path'

import { next, run } from '../../scripts/lib/children.mjs'
import { print, step } from '../../scripts/lib/say.mjs'
import { root } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { median, spread } from './support/figures.mjs'
import { fillListings } from './support/listings.mjs'
import { openScratch } from './support/scratch.mjs'

const SIZES = [100, 100_000]
const ROUNDS = 2
const FOLDER = '.next-bench'

export const title = 'A build, by how many listings there are'

async function secondsOf(settings) {
  const since = performance.now()
  await run(settings, 'build', next('build'), {
    what: 'The build',
    env: { DATABASE_URL: settings.env.DATABASE_URL, NEXT_DIST_DIR: FOLDER },
  })
  return (performance.now() - since) / 1000
}

/** Builds of both sizes one after the other, so that what else the machine does falls on both; the first fills what a compiler keeps. */
export async function measure() {
  whenStopping('files', () => fs.rmSync(path.join(root, FOLDER), { recursive: true, force: true }))
  const scratch = await step('Database', () => openScratch({ demo: true }))
  const houses = []
  for (const size of SIZES)
    houses.push({
      size,
      copy: await scratch.copy(`build_${size}`, (client) => fillListings(client, size)),
      seconds: [],
    })
  await step('Warming up', () => secondsOf(houses[0].copy))
  for (let round = 1; round <= ROUNDS; round++)
    for (const { copy, size, seconds } of houses) {
      seconds.push(await secondsOf(copy))
      print(`  ${size} listings: ${seconds.at(-1).toFixed(1)} s`)
    }
  const [few, many] = houses.map(({ seconds }) => median(seconds))
  return {
    columns: ['', ...houses.map(({ size }) => `${size} listings`)],
    rows: [['seconds, median (min–max)', ...houses.map(({ seconds }) => spread(seconds, 1))]],
    notes: [
      `Ratio ${(many / few).toFixed(2)}; the goal is 1.1. ${ROUNDS} builds of each, in turns, after one to warm up.`,
    ],
  }
}
