import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

import { Refusal } from './say.mjs'

/** The folder of the project. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * @typedef {object} Settings
 * @property {Record<string, string>} env what every child process is given
 * @property {string} varDir all that the installation writes, except a database in DATABASE_URL
 * @property {string} distDir the build
 * @property {number} port
 * @property {string | undefined} host
 * @property {string | undefined} databaseUrl the caller's own PostgreSQL
 * @property {Record<string, string>} secrets
 */

const given = (variables) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))

/** The environment wins over `.env`; an empty variable counts as not set. */
function environment() {
  const file = path.join(root, '.env')
  const fromFile = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {}
  return { ...given(fromFile), ...given(process.env) }
}

/** Writes a file that only this user can read, complete or not at all. */
export function writePrivately(file, text) {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, text, { mode: 0o600, flush: true })
  fs.renameSync(draft, file)
}

/**
 * Permission bits that let others into a folder. A group may pass through it: that of the account
 * PostgreSQL runs as.
 */
const FOLDER_OPEN = 0o067
const FILE_OPEN = 0o077

function close(place, closed, open) {
  const { mode, uid } = fs.statSync(place, { throwIfNoEntry: false }) ?? { mode: 0 }
  const isOurs = process.getuid?.() === 0 || process.getuid?.() === uid
  if (mode & open && isOurs) fs.chmodSync(place, closed)
}

/**
 * Closes the folder of an installation and its contents to all other users of the machine: emails
 * with valid links, private documents, logs. PostgreSQL keeps the database's own folder closed
 * itself.
 */
function keepPrivate(varDir) {
  close(varDir, 0o700, FOLDER_OPEN)
  for (const entry of fs.readdirSync(varDir, { withFileTypes: true })) {
    const place = path.join(varDir, entry.name)
    if (entry.isDirectory() && !entry.name.startsWith('postgres')) close(place, 0o700, FOLDER_OPEN)
    if (entry.isFile()) close(place, 0o600, FILE_OPEN)
  }
}

/**
 * Generated once per installation. With them, one can sign sessions and open the embedded database.
 */
function readSecrets(varDir) {
  const file = path.join(varDir, 'secrets.json')
  const fresh = () => randomBytes(32).toString('base64url')
  try {
    const known = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
    const secrets = { PAYLOAD_SECRET: fresh(), POSTGRES_PASSWORD: fresh(), ...known }
    if (Object.keys(secrets).length > Object.keys(known).length)
      writePrivately(file, `${JSON.stringify(secrets, null, 2)}\n`)
    return secrets
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Refusal(
        `${file} is damaged: put back a copy of it, or delete it when this installation holds nothing to keep.`,
      )
    throw error
  }
}

function readPort(text) {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Refusal(`PORT is "${text}", which is no port number between 1 and 65535.`)
}

/**
 * @param {'production' | 'development'} mode
 * @returns {Settings}
 */
export function readSettings(mode = 'production') {
  const env = environment()
  const varDir = path.resolve(root, env.VAR_DIR ?? 'var')
  for (const folder of ['', 'log', 'run'])
    fs.mkdirSync(path.join(varDir, folder), { recursive: true, mode: 0o700 })
  keepPrivate(varDir)
  const secrets = readSecrets(varDir)
  const port = readPort(env.PORT ?? '3000')
  const folder = (key, name) => path.resolve(root, env[key] ?? path.join(varDir, name))
  return {
    varDir,
    port,
    secrets,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    distDir: path.resolve(root, env.NEXT_DIST_DIR ?? '.next'),
    env: {
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
      ...env,
      NODE_ENV: mode,
      PORT: String(port),
      VAR_DIR: varDir,
      MEDIA_DIR: folder('MEDIA_DIR', 'media'),
      DOCUMENTS_DIR: folder('DOCUMENTS_DIR', 'documents'),
      NEXT_TELEMETRY_DISABLED: '1',
      PAYLOAD_TELEMETRY_DISABLED: '1',
    },
  }
}
