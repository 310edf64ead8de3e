import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { OVERVIEW } from './squares.mjs'

/** Threads at once. Each holds one square: more of them would be faster and take more memory. */
const MAX_THREADS = 2
/** Of one thread, in MB. */
const MAX_HEAP_MB = 700

function sliceInThread(workerData) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./slice-worker.mjs', import.meta.url), {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    let tiles
    worker.on('message', (message) => (tiles = message))
    worker.on('error', reject)
    worker.on('exit', () => (tiles ? resolve(tiles) : reject(new Error('A slicing thread ended.'))))
  })
}

/**
 * Slices all squares, each in a worker thread of its own.
 * @param {import('./squares.mjs').Squares} squares
 * @param {{ boxes?: number[][], report: (text: string) => void }} options
 * @returns {Promise<import('./archive-writer.mjs').Tile[]>} where the tiles of all squares are
 */
export async function sliceSquares({ folder, names }, { boxes, report }) {
  const all = [OVERVIEW, ...names].filter((name) => fs.existsSync(path.join(folder, name)))
  const waiting = [...all]
  const tiles = []
  let done = 0
  const work = async () => {
    for (let square = waiting.shift(); square; square = waiting.shift()) {
      for (const tile of await sliceInThread({ folder, square, boxes })) tiles.push(tile)
      fs.rmSync(path.join(folder, square))
      report(`square ${square} is sliced (${++done} of ${all.length})`)
    }
  }
  const threads = Math.min(MAX_THREADS, os.availableParallelism(), all.length)
  await Promise.all(Array.from({ length: threads }, work))
  return tiles
}
