import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { payload, run } from './children.mjs'
import { Refusal } from './say.mjs'
import { writePrivately } from './settings.mjs'

/** Printed when nothing was left to load. */
export const FILLED = 'there already'

/** Characters that are not misread on paper: no i, l, o, 0, 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const loginFile = ({ varDir }) => path.join(varDir, 'first-login.txt')

export function readLogin(settings) {
  if (!fs.existsSync(loginFile(settings))) return null
  const [, email, password] =
    /^e-mail: (.+)\npassword: (.+)$/m.exec(fs.readFileSync(loginFile(settings), 'utf8')) ?? []
  return email ? { email, password } : null
}

/** Returns the first staff login; kept from an earlier start that did not finish. */
function firstLogin(settings) {
  const {
    HESTIA_ADMIN_EMAIL: email = 'admin@maisonhestia.example',
    HESTIA_ADMIN_PASSWORD: chosen,
  } = settings.env
  const kept = readLogin(settings)
  if (!chosen && kept?.email === email) return kept
  const password = chosen ?? [group(), group(), group(), group()].join('-')
  if (!chosen) writePrivately(loginFile(settings), `e-mail: ${email}\npassword: ${password}\n`)
  return { email, password }
}

const hasStaff = async (client) => (await client.query('select from users limit 1')).rowCount > 0

/** Loads content into an empty database, and continues a load that was interrupted. */
export async function fillDatabase(settings, client) {
  const unfinished = path.join(settings.varDir, 'run', 'filling')
  if ((await hasStaff(client)) && !fs.existsSync(unfinished)) return FILLED
  const { email, password } = firstLogin(settings)
  fs.writeFileSync(unfinished, '')
  await run(settings, 'content', payload('run', 'src/seed/run.ts'), {
    what: 'Loading the content',
    env: { HESTIA_ADMIN_EMAIL: email, HESTIA_ADMIN_PASSWORD: password },
  })
  if (!(await hasStaff(client)))
    throw new Refusal(
      'The content was loaded but there is no staff login: see var/log/content.log.',
    )
  fs.rmSync(unfinished)
  return settings.env.HESTIA_DEMO === 'none'
    ? 'staff login and settings made'
    : 'demo content loaded'
}

/**
 * What to print about the login. A generated password is printed only by the start that generated
 * it; later starts name only the file that holds it.
 * @param {{ isNew: boolean }} start
 */
export function loginLine(settings, { isNew }) {
  const login = readLogin(settings)
  const file = path.relative(process.cwd(), loginFile(settings))
  if (login && isNew)
    return `${login.email}  ${login.password}  (kept in ${file}; change it, then delete the file)`
  if (login) return `${login.email}  (password in ${file}; change it, then delete the file)`
  return settings.env.HESTIA_ADMIN_PASSWORD
    ? `${settings.env.HESTIA_ADMIN_EMAIL ?? 'admin@maisonhestia.example'} with the password of HESTIA_ADMIN_PASSWORD`
    : ''
}
