import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdir } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { env } from '@/env'

import { loginLine } from '../../scripts/lib/content.mjs'
import { takeLock } from '../../scripts/lib/lock.mjs'
import { migrationsInFolder } from '../../scripts/lib/migrations.mjs'
import { accountFor } from '../../scripts/lib/postgres-binaries.mjs'
import { createProcessReader } from '../../scripts/lib/processes.mjs'
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

/** Works on a database that has not been through its last migration. */
async function withoutLast<Result>(work: (last: string) => Promise<Result>): Promise<Result> {
  const last = migrationsInFolder().at(-1) ?? ''
  const { pool } = site.payload.db
  await pool.query('delete from payload_migrations where name = $1', [last])
  try {
    return await work(last)
  } finally {
    await pool.query(
      `insert into payload_migrations (id, name, batch) select gen_random_uuid(), $1::varchar, 1
      where not exists (select from payload_migrations where name = $1::varchar)`,
      [last],
    )
  }
}

let free = ''

beforeAll(async () => {
  const server = await hold()
  free = portOf(server)
  await new Promise((resolve) => server.close(resolve))
})

describe('npm start ends in one sentence', () => {
  const start = (settings: Record<string, string>, ...nodeOptions: string[]) =>
    command(
      'start',
      [],
      { VAR_DIR: path.join(env.VAR_DIR, 'start'), PORT: free, ...settings },
      nodeOptions,
    )

  it('on a Node that is too old', async () => {
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.4'}})`
    const { code, said } = await start({}, '--import', older)
    expect(code).toBe(1)
    expect(said.trim()).toMatch(
      /^Hestia needs Node 20\.19 or newer and this is Node 18\.20\.4: .+$/,
    )
  })

  it('on a system whose processes it could not stop', async () => {
    const other = `data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})`
    const { code, said } = await start({}, '--import', other)
    expect(code).toBe(1)
    expect(said.trim()).toMatch(/^Hestia does not run on Windows itself: install WSL 2 .+$/)
  })

  it('when its port is used', async () => {
    const other = await hold()
    const { code, said } = await start({ PORT: portOf(other) })
    other.close()
    expect(code).toBe(1)
    expect(reason(said)).toMatch(/^Port \d+ is used by another program: .+$/)
  })

  it('when the database cannot be reached, without telling the password', async () => {
    const { code, said } = await start({
      DATABASE_URL: `postgres://hestia:geheim@127.0.0.1:${free}/hestia`,
    })
    expect(code).toBe(1)
    expect(reason(said)).toBe(
      `The database of DATABASE_URL (127.0.0.1:${free}/hestia) cannot be used: nothing listens there.`,
    )
    expect(said).not.toContain('geheim')
  })

  it('for each setting that is wrong, before anything is started, and never with the value', async () => {
    const wrong = {
      SMTP_URL: 'geheim',
      TRUSTED_PROXIES: '10.0.0.0/99',
      SITE_URL: 'www.example.be',
      HESTIA_ADMIN_PASSWORD: 'geheim',
      WORKER: 'somewhere',
    }
    const { code, said } = await start(wrong)
    expect(code).toBe(1)
    expect(said).not.toMatch(/geheim|Database/)
    expect(said.trim().split('\n').slice(-6)).toEqual([
      'SITE_URL must be an address such as https://www.example.be.',
      'TRUSTED_PROXIES must be addresses or ranges with commas between them, such as 172.16.0.0/12, 10.0.0.5.',
      'WORKER must be inside or outside.',
      'SMTP_URL must look like smtp://user:password@mail.example.be:587, or smtps:// where the connection is encrypted from the start.',
      'HESTIA_ADMIN_PASSWORD must be at least 12 characters.',
      'Settings come from the environment, else from the file .env.',
    ])
  })

  it('when one is running already', async () => {
    const varDir = path.join(env.VAR_DIR, 'busy')
    await mkdir(path.join(varDir, 'run'), { recursive: true })
    const release = takeLock({ varDir }, { command: 'start', url: 'http://localhost:3000' })
    const { code, said } = await start({ VAR_DIR: varDir })
    release()
    expect(code).toBe(1)
    expect(reason(said)).toBe(
      `Hestia is already running from this folder (http://localhost:3000, process ${process.pid}): use that one, or stop it first.`,
    )
  })

  describe('and leaves alone', () => {
    const query = (text: string) => site.payload.db.pool.query(text)

    beforeAll(() =>
      query(
        `insert into payload_migrations (id, name, batch) values (gen_random_uuid(), '29990101_later', 9)`,
      ),
    )
    afterAll(() => query(`delete from payload_migrations where name = '29990101_later'`))

    it.each(['start', 'migrate'])('a database from a newer version (npm run %s)', async (name) => {
      const { code, said } = await command(name, [], {
        VAR_DIR: path.join(env.VAR_DIR, 'start'),
        PORT: free,
      })
      expect(code).toBe(1)
      expect(reason(said)).toMatch(
        /^The database is from a newer version of Hestia \(it has been through 29990101_later\): .+$/,
      )
    })
  })

  it('on a database that is not up to date with MIGRATE=no, before anything is built', () =>
    withoutLast(async (last) => {
      const { code, said } = await start({ DATABASE_URL: env.DATABASE_URL, MIGRATE: 'no' })
      expect(code).toBe(1)
      expect(said).not.toContain('Build')
      expect(reason(said)).toBe(
        `The database is not up to date (${last} is missing) and MIGRATE is "no": run npm run migrate first.`,
      )
    }))
})

describe('npm run migrate beside a running site', () => {
  it('leaves its list of processes alone', async () => {
    const varDir = path.join(env.VAR_DIR, 'beside')
    mkdirSync(path.join(varDir, 'run'), { recursive: true })
    const release = takeLock({ varDir }, { command: 'start', url: 'http://localhost:3000' })
    const list = path.join(varDir, 'run', 'children.json')
    writeFileSync(list, '[]')
    const migrate = () => command('migrate', [], { VAR_DIR: varDir })
    expect(await migrate()).toMatchObject({ code: 0, said: expect.stringContaining('up to date') })
    // Whether the last migration can run twice is its own affair; it is begun in a process.
    await withoutLast(migrate)
    release()
    expect(existsSync(path.join(varDir, 'log', 'migrate.log'))).toBe(true)
    expect(readFileSync(list, 'utf8')).toBe('[]')
  })
})

describe('the processes of a system without /proc', () => {
  const reader = createProcessReader({ proc: '/nothing/here' })

  it('are told apart by when they began', () => {
    expect(reader.identityOf(process.pid)).toMatch(/ \d\d:\d\d:\d\d \d{4}$/)
    expect(reader.identityOf(process.pid)).toBe(reader.identityOf(process.pid))
    expect(reader.identityOf(process.pid)).not.toBe(reader.identityOf(1))
    expect(reader.commandOf(process.pid)).toContain('node')
  })

  it('are not found when they have ended', () => {
    const { pid } = spawnSync('true')
    expect([reader.identityOf(pid), reader.commandOf(pid)]).toEqual([null, ''])
  })
})

/** What every command of an installation begins with. */
const READ_SETTINGS = `import('./scripts/lib/settings.mjs').then(({ readSettings }) => readSettings())`

describe('the folder of an installation', () => {
  const varDir = path.join(env.VAR_DIR, 'private')
  const mail = path.join(varDir, 'outbox', 'mail.eml')
  const modeOf = (place: string) => statSync(place).mode & 0o777

  it('is closed to every other user of the machine by the next start, however open it was', async () => {
    mkdirSync(path.dirname(mail), { recursive: true })
    writeFileSync(mail, 'a link that opens an account')
    writeFileSync(path.join(varDir, 'secrets.json'), '{}')
    for (const place of [varDir, path.dirname(mail)]) chmodSync(place, 0o755)
    const other = await hold()
    await command('start', [], { VAR_DIR: varDir, PORT: portOf(other) })
    other.close()
    expect(
      [varDir, path.dirname(mail), path.join(varDir, 'log'), path.join(varDir, 'secrets.json')].map(
        modeOf,
      ),
    ).toEqual([0o700, 0o700, 0o700, 0o600])
    // Only root may become somebody else to try it.
    if (process.getuid?.() === 0)
      expect(spawnSync('cat', [mail], { uid: 12_345, gid: 12_345 }).status).not.toBe(0)
  })

  it('lets the database inside through, also when another installation closes the one around it', () => {
    if (process.getuid?.() !== 0) return
    const outer = path.join(env.VAR_DIR, 'around')
    const dataDir = path.join(outer, 'inside', 'postgres')
    mkdirSync(dataDir, { recursive: true })
    for (const place of [outer, path.dirname(dataDir), dataDir]) chmodSync(place, 0o755)
    const bin = path.join(env.VAR_DIR, 'bin')
    mkdirSync(bin, { recursive: true })
    chmodSync(bin, 0o755)
    symlinkSync('/bin/true', path.join(bin, 'postgres'))
    const { ids } = accountFor(bin, dataDir)
    expect(ids.uid).not.toBe(0)
    spawnSync(process.execPath, ['-e', READ_SETTINGS], { env: { ...process.env, VAR_DIR: outer } })
    expect(modeOf(outer) & 0o007).toBe(0)
    expect(spawnSync('ls', [dataDir], { uid: ids.uid, gid: ids.gid }).status).toBe(0)
  })

  it('names the first password once, and later the file that keeps it', () => {
    mkdirSync(varDir, { recursive: true })
    writeFileSync(
      path.join(varDir, 'first-login.txt'),
      'e-mail: admin@agency.test\npassword: abcde-fghjk\n',
    )
    const line = (isNew: boolean) => loginLine({ varDir, env: {} }, { isNew })
    expect(line(true)).toMatch(/^admin@agency\.test {2}abcde-fghjk {2}\(kept in .*first-login\.txt/)
    expect(line(false)).toMatch(/^admin@agency\.test {2}\(password in .*first-login\.txt/)
    expect(line(false)).not.toContain('abcde')
  })
})
