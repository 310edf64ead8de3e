import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { postmaster, removeStaleLock } from './postmaster.mjs'

const HOUR = 3600

let dataDir: string
let file: string

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-lock-'))
  file = path.join(dataDir, 'postmaster.pid')
})
afterEach(() => fs.rmSync(dataDir, { recursive: true }))

/** This process runs, and is no PostgreSQL. */
const other = `${process.pid}\n${os.tmpdir()}\n1\n5432\n\n127.0.0.1\n1\nready\n`

describe('the lock file of PostgreSQL', () => {
  it('is not removed while it is looked at, or a database that starts would lose its lock', () => {
    for (const text of ['', other, 'cut']) {
      fs.writeFileSync(file, text)
      expect(postmaster(dataDir)).toBeNull()
      expect(fs.readFileSync(file, 'utf8')).toBe(text)
    }
  })

  it('is removed before a start when it names a process that is no PostgreSQL', () => {
    fs.writeFileSync(file, other)
    removeStaleLock(dataDir)
    expect(fs.existsSync(file)).toBe(false)
  })

  it('is removed before a start when it is empty and old, not when it may be just made', () => {
    fs.writeFileSync(file, '')
    removeStaleLock(dataDir)
    expect(fs.existsSync(file)).toBe(true)
    const before = Date.now() / 1000 - HOUR
    fs.utimesSync(file, before, before)
    removeStaleLock(dataDir)
    expect(fs.existsSync(file)).toBe(false)
  })

  it('may be missing', () => {
    expect(postmaster(dataDir)).toBeNull()
    expect(() => removeStaleLock(dataDir)).not.toThrow()
  })
})
