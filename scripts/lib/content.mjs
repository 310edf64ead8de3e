import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { payload, run } from './children.mjs'
import { Refusal } from './say.mjs'
import { writePrivately } from './settings.mjs'

/** Nothing that is misread from paper: no i, l, o, 0, 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const loginFile = ({ varDir }) => path.join(varDir, 'first-login.txt')

export function readLogin(settings) {
  if (!fs.existsSync(loginFile(settings))) return null
  const [, email, password] = /^e-mail: (.+)\npassword: (.+)$/m.exec(fs.readFileSync(loginFile(settings), 'utf8')) ?? []
  return email ? { email, password } : null
}

/** The first staff login; kept from before when an earlier start did not come to its end. */
function firstLogin(settings) {
  const { HESTIA_ADMIN_EMAIL: email = 'admin@maisonhestia.example', HESTIA_ADMIN_PASSWORD: chosen } = settings.env
  const kept = readLogin(settings)
  if (!chosen && kept?.email === email) return kept
  const password = chosen ?? [group(), group(), group(), group()].join('-')
  if (!chosen) writePrivately(loginFile(settings), `e-mail: ${email}\npassword: ${password}\n`)
  return { email, password }
}

const hasStaff = async (client) => (await client.query('select from users limit 1')).rowCount > 0

/** Fills an empty database, and goes on with one whose filling was cut off. */
export async function fillDatabase(settings, client) {
  const unfinished = path.join(settings.varDir, 'run', 'filling')
  if ((await hasStaff(client)) && !fs.existsSync(unfinished)) return 'there already'
  const { email, password } = firstLogin(settings)
  fs.writeFileSync(unfinished, '')
  await run(settings, 'content', payload('run', 'src/seed/run.ts'), {
    what: 'Loading the content',
    env: { HESTIA_ADMIN_EMAIL: email, HESTIA_ADMIN_PASSWORD: password },
  })
  if (!(await hasStaff(client))) throw new Refusal('The content was loaded but there is no staff login: see var/log/content.log.')
  fs.rmSync(unfinished)
  return settings.env.HESTIA_DEMO === 'none' ? 'staff login and settings made' : 'demo content loaded'
}

/** What to print about the login: the password itself as long as the note of it is kept. */
export function loginLine(settings) {
  const login = readLogin(settings)
  if (login) return `${login.email}  ${login.password}  (kept in ${path.relative(process.cwd(), loginFile(settings))}; change it, then delete the file)`
  return settings.env.HESTIA_ADMIN_PASSWORD
    ? `${settings.env.HESTIA_ADMIN_EMAIL ?? 'admin@maisonhestia.example'} with the password of HESTIA_ADMIN_PASSWORD`
    : ''
}
