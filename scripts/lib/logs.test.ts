import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { removeStale } from './lock.mjs'
import { cutLargeLogs, lastLines, openLog } from './logs.mjs'
import { identityOf } from './processes.mjs'

let varDir = ''
beforeAll(() => {
  varDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-logs-'))
  fs.mkdirSync(path.join(varDir, 'log'))
})
afterAll(() => fs.rmSync(varDir, { recursive: true, force: true }))

describe('a log that has become large', () => {
  it('is emptied under the process that writes it, which goes on, and kept once beside it', () => {
    const log = openLog({ varDir }, 'site')
    fs.writeSync(log.fd, 'x'.repeat(11 * 1024 * 1024))
    const later = openLog({ varDir }, 'small')
    fs.writeSync(later.fd, 'few words\n')
    cutLargeLogs({ varDir })
    fs.writeSync(log.fd, 'what comes next\n')
    expect(fs.readFileSync(log.file, 'utf8')).toBe('what comes next\n')
    expect(fs.statSync(`${log.file}.1`).size).toBe(11 * 1024 * 1024)
    expect(fs.readFileSync(later.file, 'utf8')).toBe('few words\n')
    fs.closeSync(log.fd)
    fs.closeSync(later.fd)
  })

  it('still shows its last lines to a program that opened it before', () => {
    const log = openLog({ varDir }, 'front')
    fs.writeSync(log.fd, 'it ended\n')
    expect(lastLines({ ...log, start: 20_000 })).toBe('    it ended')
    fs.closeSync(log.fd)
  })
})

describe('the lock of a process that has ended', () => {
  const lock = (name: string, holder: object) => {
    const file = path.join(varDir, name)
    fs.writeFileSync(file, JSON.stringify(holder))
    return file
  }

  it('is taken away', () => {
    const file = lock('stale.json', { pid: process.pid, identity: 'of another start' })
    removeStale(file)
    removeStale(file)
    expect(fs.existsSync(file)).toBe(false)
  })

  it('is left where another start has put its own in its place meanwhile', () => {
    const file = lock('held.json', { pid: process.pid, identity: identityOf(process.pid) })
    removeStale(file)
    expect(fs.existsSync(file)).toBe(true)
    expect(fs.readdirSync(varDir).filter((name) => name.endsWith('.stale'))).toEqual([])
  })
})
