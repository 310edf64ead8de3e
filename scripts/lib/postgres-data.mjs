import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { lastLines } from './logs.mjs'
import { Refusal } from './say.mjs'

export const dataDirOf = ({ varDir }) => path.join(varDir, 'postgres')

/** Runs one of PostgreSQL's programs as the account that owns the data. */
export function spawnAs({ command, ids }, program, args, output) {
  const { uid, gid } = ids.uid === 0 ? {} : ids
  const [file, list] = command(program, args)
  const child = spawn(file, list, {
    uid,
    gid,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
  })
  /** @type {Promise<{ code: number | null, signal: string | null }>} */
  const exited = new Promise((resolve, reject) =>
    child.once('error', reject).once('exit', (code, by) => resolve({ code, signal: by })),
  )
  exited.catch(() => {})
  return { child, exited }
}

/**
 * Creates the cluster again if a killed start left it half made; one that was ever used is never
 * changed.
 */
async function initialise(settings, bin, account, log) {
  const dataDir = dataDirOf(settings)
  const fresh = `${dataDir}.new`
  const passwordFile = `${dataDir}.password`
  fs.rmSync(fresh, { recursive: true, force: true })
  fs.mkdirSync(fresh, { recursive: true, mode: 0o700 })
  fs.writeFileSync(passwordFile, settings.secrets.POSTGRES_PASSWORD, { mode: 0o600 })
  try {
    if (account.ids.uid !== undefined)
      for (const file of [fresh, passwordFile]) fs.chownSync(file, account.ids.uid, account.ids.gid)
    const args = [
      '-D',
      fresh,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]
    const { code } = await spawnAs(account, path.join(bin, 'initdb'), args, log.fd).exited
    if (code !== 0)
      throw new Refusal(
        `The database could not be made (initdb ended with code ${code}):\n${lastLines(log)}`,
      )
    fs.renameSync(fresh, dataDir)
  } finally {
    fs.rmSync(passwordFile, { force: true })
  }
}

/** Existing data is never replaced: a folder with any content may hold all data of the agency. */
export async function ensureData(settings, bin, account, log) {
  const dataDir = dataDirOf(settings)
  if (fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0)
    throw new Refusal(
      `The database in ${dataDir} is damaged (the file PG_VERSION is missing), and nothing was changed: put the folder back from a copy, or move it away and restore a backup with npm run restore FILE.`,
    )
  await initialise(settings, bin, account, log)
}
