import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { intoFile } from './into-file.mjs'

let root = ''
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-into-file-'))
})
afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

describe('intoFile', () => {
  it('writes all of it', async () => {
    const file = path.join(root, 'whole')
    await intoFile(file, {}, (stream) => pipeline(Readable.from(['one ', 'two']), stream))
    expect(fs.readFileSync(file, 'utf8')).toBe('one two')
  })

  it('has opened and closed the file when the source fails at once, so that no later file appears', async () => {
    const file = path.join(root, 'failed')
    const fail = () => Promise.reject(new Error('damaged'))
    await expect(intoFile(file, {}, fail)).rejects.toThrow('damaged')
    fs.rmSync(file)
    await new Promise(setImmediate)
    expect(fs.existsSync(file)).toBe(false)
  })

  it('fails for a file that is there, and leaves it', async () => {
    const file = path.join(root, 'there')
    fs.writeFileSync(file, 'before')
    const write = (stream: fs.WriteStream) => pipeline(Readable.from(['after']), stream)
    await expect(intoFile(file, { flags: 'wx' }, write)).rejects.toThrow('EEXIST')
    expect(fs.readFileSync(file, 'utf8')).toBe('before')
  })
})
