import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it } from '@jest/globals'

import { Refusal } from '../say.mjs'
import { withWorkFolder } from './store.mjs'
import { withWorkState } from './work-state.mjs'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-work-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const state = () => JSON.parse(fs.readFileSync(path.join(folder, 'work.json'), 'utf8'))
const quiet = () => {}

it('says how far the work is and that it is done, so that the studio can show it', async () => {
  const seen: unknown[] = []
  await withWorkState(folder, quiet, async (report: (text: string, percent?: number) => void) => {
    report('reading')
    report('copying', 40)
    seen.push(state())
  })
  expect(seen).toEqual([expect.objectContaining({ state: 'running', percent: 40 })])
  expect(state()).toMatchObject({ state: 'done', percent: 100 })
  expect(fs.readdirSync(folder)).toEqual(['work.json'])
})

it('names what went wrong, a full disk too', async () => {
  const refused = async () => {
    throw new Refusal('The source is slow.', 'slow')
  }
  await expect(withWorkState(folder, quiet, refused)).rejects.toThrow('slow')
  expect(state()).toMatchObject({
    state: 'failed',
    problem: 'slow',
    message: 'The source is slow.',
  })
  const full = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  await expect(withWorkState(folder, quiet, full)).rejects.toThrow('ENOSPC')
  expect(state()).toMatchObject({ state: 'failed', problem: 'disk' })
})

it('leaves the words of the first alone when a second begins', async () => {
  await withWorkState(folder, quiet, () =>
    withWorkFolder(folder, async () => {
      const second = withWorkState(folder, quiet, async () => undefined)
      await expect(second).rejects.toMatchObject({ problem: 'busy' })
      expect(state()).toMatchObject({ state: 'running' })
    }),
  )
  expect(state()).toMatchObject({ state: 'done' })
})
