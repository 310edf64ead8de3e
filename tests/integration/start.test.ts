import { mkdir } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { env } from '@/env'

import { takeLock } from '../../scripts/lib/lock.mjs'
import { command } from './support/command'
import { usePayload } from './support/payload'

const site = usePayload()

/** A port of this machine, held as long as the test wants it. */
function hold(): Promise<net.Server> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.listen(0, () => resolve(server))
  })
}
const portOf = (server: net.Server): string => String((server.address() as net.AddressInfo).port)

/** The reason is the last thing said. */
const reason = (said: string): string => said.trim().split('\n').at(-1) ?? ''

let free = ''

beforeAll(async () => {
  const server = await hold()
  free = portOf(server)
  await new Promise((resolve) => server.close(resolve))
})

describe('npm start ends in one sentence', () => {
  const start = (settings: Record<string, string>, ...nodeOptions: string[]) =>
    command('start', [], { VAR_DIR: path.join(env.VAR_DIR, 'start'), PORT: free, ...settings }, nodeOptions)

  it('on a Node that is too old', async () => {
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.4'}})`
    const { code, said } = await start({}, '--import', older)
    expect(code).toBe(1)
    expect(said.trim()).toMatch(/^Hestia needs Node 20\.19 or newer and this is Node 18\.20\.4: .+$/)
  })

  it('when its port is used', async () => {
    const other = await hold()
    const { code, said } = await start({ PORT: portOf(other) })
    other.close()
    expect(code).toBe(1)
    expect(reason(said)).toMatch(/^Port \d+ is used by another program: .+$/)
  })

  it('when the database cannot be reached, without telling the password', async () => {
    const { code, said } = await start({ DATABASE_URL: `postgres://hestia:geheim@127.0.0.1:${free}/hestia` })
    expect(code).toBe(1)
    expect(reason(said)).toBe(`The database of DATABASE_URL (127.0.0.1:${free}/hestia) cannot be used: nothing listens there.`)
    expect(said).not.toContain('geheim')
  })

  it('when one is running already', async () => {
    const varDir = path.join(env.VAR_DIR, 'busy')
    await mkdir(path.join(varDir, 'run'), { recursive: true })
    const release = takeLock({ varDir }, { command: 'start', url: 'http://localhost:3000' })
    const { code, said } = await start({ VAR_DIR: varDir })
    release()
    expect(code).toBe(1)
    expect(reason(said)).toBe(`Hestia is already running from this folder (http://localhost:3000, process ${process.pid}): use that one, or stop it first.`)
  })

  describe('and leaves alone', () => {
    const query = (text: string) => site.payload.db.pool.query(text)

    beforeAll(() => query(`insert into payload_migrations (id, name, batch) values (gen_random_uuid(), '29990101_later', 9)`))
    afterAll(() => query(`delete from payload_migrations where name = '29990101_later'`))

    it('a database from a newer version', async () => {
      const { code, said } = await start({ DATABASE_URL: env.DATABASE_URL })
      expect(code).toBe(1)
      expect(reason(said)).toMatch(/^The database is from a newer version of Hestia \(it has been through 29990101_later\): .+$/)
    })
  })
})
