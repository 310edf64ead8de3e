import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { copyData } from './copy.mjs'

/** Makes and removes folders with a file until it is ended, as databases that come and go. */
const RESTLESS = `
  const fs = require('node:fs')
  const { parentPort, workerData } = require('node:worker_threads')
  parentPort.postMessage('begins')
  for (let round = 0; ; round++) {
    const folder = workerData + '/' + (round % 40)
    fs.mkdirSync(folder)
    fs.writeFileSync(folder + '/table', 'rows')
    if (round >= 39) fs.rmSync(workerData + '/' + ((round + 1) % 40), { recursive: true })
  }
`
const COPIES = 60

let place: string

beforeAll(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-copy-'))
})
afterAll(() => fs.rmSync(place, { recursive: true, force: true }))

test('a copy goes on when files and whole folders are deleted meanwhile, and has all that stays', async () => {
  const from = path.join(place, 'data')
  const restless = path.join(from, 'base')
  fs.mkdirSync(restless, { recursive: true })
  fs.writeFileSync(path.join(from, 'PG_VERSION'), '17')
  fs.writeFileSync(path.join(from, 'postmaster.pid'), '1')
  const worker = new Worker(RESTLESS, { eval: true, workerData: restless })
  try {
    await new Promise((resolve) => worker.once('message', resolve))
    for (let copy = 0; copy < COPIES; copy++) {
      const to = path.join(place, String(copy))
      fs.mkdirSync(to)
      copyData(from, to)
      expect(fs.readdirSync(to).sort()).toEqual(['PG_VERSION', 'base'])
    }
  } finally {
    await worker.terminate()
  }
})
