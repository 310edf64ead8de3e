import fs from 'node:fs'
import os from 'node:os'

import { expect, test } from '@jest/globals'

import { spawnInBackground } from './spawnInBackground'

/** A program that says its priority when it is asked. */
const SAYS_ITS_PRIORITY =
  "process.stdin.once('data', () => process.stdout.end(String(os.getPriority())))"

test('a program in the background gives way to the site, and so does its session where sessions share the processor', async () => {
  const child = spawnInBackground(['-e', SAYS_ITS_PRIORITY])
  const session = `/proc/${child.pid}/autogroup`
  if (fs.existsSync(session))
    expect(fs.readFileSync(session, 'utf8')).toMatch(/^(\/autogroup-\d+ nice 19)?\s*$/)
  child.stdin.write('priority?')
  let priority = ''
  for await (const part of child.stdout) priority += String(part)
  child.stdin.end()
  expect(Number(priority)).toBeGreaterThanOrEqual(os.constants.priority.PRIORITY_BELOW_NORMAL)
})
