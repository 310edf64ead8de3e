import { openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { noteFailure } from './logFailure'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'failures-'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Waits until a condition holds. Files stay open, so that a late line does not go to another file
 * with the same descriptor.
 */
const settled = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve))
}

describe('a form that could not be taken', () => {
  it('is named in the log with what went wrong, without what was typed', async () => {
    const file = path.join(folder, 'named.log')
    const log = openSync(file, 'a')
    noteFailure(
      'contact',
      Object.assign(new Error('Emma Peeters is no number'), {
        cause: Object.assign(new Error('no room'), { code: '53100' }),
      }),
      log,
    )
    await settled(() => readFileSync(file, 'utf8') !== '')
    expect(readFileSync(file, 'utf8')).toBe(
      'A form of kind "contact" could not be taken: Error 53100\n',
    )
  })

  it.each(['/dev/full'])(
    'does not stop the answer to the visitor when the log cannot be written: %s',
    async (device) => {
      const full = openSync(device, 'w')
      for (let at = 0; at < 20; at++)
        expect(() => noteFailure('contact', new Error('x'), full)).not.toThrow()
      expect(() => noteFailure('contact', new Error('x'), -1)).not.toThrow()
      // Failed lines free their place for later ones.
      const file = path.join(folder, 'after.log')
      const log = openSync(file, 'a')
      await settled(() => {
        noteFailure('offer', new Error('x'), log)
        return readFileSync(file, 'utf8').includes('"offer"')
      })
    },
  )

  it('lets two lines wait for the disk, and names in the next one how many were skipped', async () => {
    const file = path.join(folder, 'many.log')
    const log = openSync(file, 'a')
    const skipped = () =>
      Number(/\((\d+) more before it\)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
    for (let at = 0; at < 10; at++) noteFailure('contact', new Error('x'), log)
    await settled(() => {
      noteFailure('contact', new Error('x'), log)
      return skipped() > 0
    })
    expect(skipped()).toBeGreaterThanOrEqual(8)
  })
})
