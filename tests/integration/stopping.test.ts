import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { until } from '../../scripts/lib/processes.mjs'

const TIMEOUT_MS = 60_000

describe('a process of the site', () => {
  /** Runs a program of the site's own language, and hears what it says. */
  const run = (program: string, errors: 'pipe' | number = 'pipe') => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program],
      { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', errors] },
    )
    const heard: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => heard.push(part))
    const ended = once(child, 'close').then(([code, by]) => ({
      code,
      by,
      said: Buffer.concat(heard).toString(),
    }))
    return { child, ended, said: () => Buffer.concat(heard).toString() }
  }

  it('goes on when its log cannot be written because the disk is full', async () => {
    const full = openSync('/dev/full', 'w')
    const { ended } = run(
      `import { tolerateLostOutput } from './src/server/output.ts'
      tolerateLostOutput()
      process.stderr.write('a line'); console.error('another')
      setTimeout(() => { process.stderr.write('and one more'); setTimeout(() => process.stdout.write('still here'), 20) }, 20)`,
      full,
    )
    expect(await ended).toEqual({ code: 0, by: null, said: 'still here' })
    closeSync(full)
  })

  it('answers what it was asked and lets its jobs end when it is told to stop', async () => {
    const { child, ended, said } = run(`
      import http from 'node:http'
      import { stopInOrder } from './src/server/orderlyStop.ts'
      let letGo
      const slow = new Promise((resolve) => (letGo = resolve))
      stopInOrder(async () => { await slow; console.log('jobs ended') })
      const server = http.createServer(async (request, response) => {
        console.log('asked')
        await slow
        response.end('answered')
      })
      process.on('SIGTERM', () => setTimeout(letGo, 200))
      server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port))`)
    await until(() => said().includes('port'), TIMEOUT_MS, 10)
    const answer = fetch(`http://127.0.0.1:${said().match(/port (\d+)/)?.[1]}/`).then((one) =>
      one.text(),
    )
    await until(() => said().includes('asked'), TIMEOUT_MS, 10)
    child.kill('SIGTERM')
    expect(await answer).toBe('answered')
    expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining('jobs ended') })
  })

  it('stops its stages in their order, whatever was started first', async () => {
    const { child, ended, said } = run(`
      import { stopOnSignals, whenStopping } from './scripts/lib/shutdown.mjs'
      for (const stage of ['programs', 'lock', 'database', 'files', 'programs'])
        whenStopping(stage, () => new Promise((resolve) => setTimeout(() => resolve(console.log('<' + stage + '>')), 20)))
      stopOnSignals()
      setInterval(() => {}, 1000)
      console.log('runs')`)
    await until(() => said().includes('runs'), TIMEOUT_MS, 10)
    child.kill('SIGTERM')
    expect((await ended).said.match(/(?<=<)\w+(?=>)/g)).toEqual([
      'programs',
      'programs',
      'database',
      'files',
      'lock',
    ])
  })
})
