import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { readParts } from '@/domain/dashboard/restarts'
import { env } from '@/env'

import { launch, stopChildren } from '../../scripts/lib/children.mjs'
import { keepAlive } from '../../scripts/lib/keep-alive.mjs'
import { recordParts } from '../../scripts/lib/parts.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { until } from '../../scripts/lib/processes.mjs'
import { CannotRun, pauseAfter, supervise } from '../../scripts/lib/supervise.mjs'

const varDir = path.join(env.VAR_DIR, 'supervision')
const settings = {
  varDir,
  env: { ...process.env, DATABASE_URL: env.DATABASE_URL, NODE_OPTIONS: '' },
  secrets: { POSTGRES_PASSWORD: 'of this test' },
}
const TIMEOUT_MS = 60_000

beforeAll(() => {
  for (const folder of ['log', 'run'])
    mkdirSync(path.join(varDir, folder), { recursive: true, mode: 0o700 })
})
/** Set at the end: what is ended then is not started again, and no process stays behind. */
let isOver = false
afterAll(() => {
  isOver = true
  return stopChildren()
})

const partsNow = () => readParts(readFileSync(path.join(varDir, 'run', 'parts.json'), 'utf8'))
const kill = (pid: number | undefined) => pid !== undefined && process.kill(pid, 'SIGKILL')
/** A small program that runs until it is ended. */
const idle = (name: string) => launch(settings, name, ['-e', 'setInterval(() => {}, 1000)'])

describe('a part that ends', () => {
  it('is started again at once, then after pauses that double up to half a minute and never end', () => {
    expect([0, 1, 2, 3, 4, 7, 8, 50, 5000].map(pauseAfter)).toEqual([
      0, 250, 500, 1000, 2000, 16_000, 30_000, 30_000, 30_000,
    ])
  })

  it('comes back from five kills in a row, and what happened is written down', async () => {
    const started = [idle('killed')]
    const ended = supervise({
      title: 'The part',
      first: started[0] ?? idle('killed'),
      start: async () => {
        if (isOver) throw new CannotRun('The test is over.')
        started.push(idle('killed'))
        return started[started.length - 1] ?? idle('killed')
      },
      record: recordParts(settings)('site'),
      sound: 0,
    })
    for (let round = 0; round < 5; round++) {
      kill(started[round]?.pid)
      expect(await until(() => started.length === round + 2, TIMEOUT_MS, 10)).toBe(true)
    }
    expect(await until(() => partsNow().site?.state === 'running', TIMEOUT_MS, 10)).toBe(true)
    expect(partsNow().site).toMatchObject({ state: 'running', reason: 'was ended by SIGKILL' })
    expect(partsNow().site?.restarts).toHaveLength(5)
    expect(await Promise.race([ended, Promise.resolve('still kept')])).toBe('still kept')
    ended.catch(() => undefined)
  })

  it('is given up only when it refuses to run several times in a row; one that is killed while it starts is not', async () => {
    const first = idle('refused')
    const killed = new Error('was ended by SIGKILL')
    const refused = new CannotRun('The data are broken.')
    const outcomes = [refused, refused, killed, refused, refused, refused, refused, refused]
    const tried: Error[] = []
    const ended = supervise({
      title: 'The part',
      first,
      start: async () => {
        const outcome = outcomes[tried.length] ?? killed
        tried.push(outcome)
        throw outcome
      },
      pauseFor: () => 0,
    })
    kill(first.pid)
    await expect(ended).rejects.toThrow('The data are broken.')
    expect(tried).toEqual(outcomes)
  })
})

describe('the embedded database', () => {
  it('comes back on its port after a kill, and broken data are never replaced by a new database', async () => {
    const cluster = await startPostgres(settings, { fast: true })
    void keepAlive(settings, cluster, recordParts(settings))
    kill(cluster.pid)
    expect(
      await until(
        () =>
          partsNow().database?.restarts.length === 1 && partsNow().database?.state === 'running',
        TIMEOUT_MS,
        50,
      ),
    ).toBe(true)
    const again = await startPostgres(settings)
    expect([again.port, again.pid === cluster.pid]).toEqual([cluster.port, false])
  })
})

describe('a database folder without its PG_VERSION', () => {
  it('is left as it is, with a sentence that says what to do', async () => {
    const broken = path.join(varDir, 'broken')
    for (const folder of ['log', 'postgres'])
      mkdirSync(path.join(broken, folder), { recursive: true, mode: 0o700 })
    writeFileSync(path.join(broken, 'postgres', 'precious'), 'all there is')
    await expect(startPostgres({ ...settings, varDir: broken })).rejects.toThrow(
      /is damaged \(the file PG_VERSION is missing\).+npm run restore/,
    )
    expect(readFileSync(path.join(broken, 'postgres', 'precious'), 'utf8')).toBe('all there is')
    expect(existsSync(path.join(broken, 'postgres.new'))).toBe(false)
  })
})
