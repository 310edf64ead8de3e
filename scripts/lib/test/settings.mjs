import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

import { readSettings, root } from '../settings.mjs'

const OURS =
  /^(ARCHIVE_|BACKUP_|DATABASE_|UPSTREAM_URL|DIRECT_URL|TRUSTED_PROXIES|FRONT_|PAYLOAD_|SITE_URL|INTERNAL_URL|VAR_DIR|MEDIA_DIR|DOCUMENTS_DIR|MAP|WORKER|SMTP_|MAIL_|MIGRATE|S3_|HESTIA_|PORT|HOST|LOG|NEXT_|NODE_ENV|NODE_OPTIONS)/
const file = path.join(root, '.env')

/** The tests run the same everywhere: what the caller has set for a site of his own is not for them. */
export function forgetSettings() {
  for (const key of Object.keys(process.env).filter((name) => OURS.test(name)))
    delete process.env[key]
  // Next and Payload read the file themselves; a variable that is there, if empty, wins over it.
  if (fs.existsSync(file))
    for (const key of Object.keys(parseEnv(fs.readFileSync(file, 'utf8')))) process.env[key] = ''
}

/** Everything a run writes stands in var/test and .next-test, beside an installation that may be running. */
export function testSettings() {
  process.env.VAR_DIR = path.join('var', 'test')
  process.env.NEXT_DIST_DIR = '.next-test'
  const settings = readSettings('development')
  Object.assign(settings.env, {
    CI: 'true',
    NO_COLOR: '1',
    MAP: 'none',
    NODE_NO_WARNINGS: '1',
    DATABASE_URL: 'postgres://nobody@localhost/none',
  })
  // Each tool knows best which of the two it wants.
  delete settings.env.NODE_ENV
  return settings
}

export const siteDir = path.join(root, 'var', 'test', 'site')
