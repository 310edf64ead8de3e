import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { simpleParser } from 'mailparser'

import { until } from '../../scripts/lib/processes.mjs'

const PASSWORD = 'een lang wachtwoord voor de belegering'
const STAFF = /** @type {const} */ (['agent', 'editor'])
const TIMEOUT_MS = 60_000

/** The `name=value` of every cookie that an answer sets. @param {Response} answer */
const cookieOf = (answer) => answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ') // prettier-ignore

/** How often a login is tried again that the front had no room for; it says when. */
const TRIES = 5

/**
 * @param {string} origin
 * @param {{ email: string, password: string }} login
 * @returns {Promise<string>}
 */
async function logIn(origin, login, tries = TRIES) {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify(login),
  })
  const again = Number(answer.headers.get('retry-after'))
  if (answer.status === 503 && again > 0 && tries > 1) {
    await pause(again * 1000)
    return logIn(origin, login, tries - 1)
  }
  const cookie = cookieOf(answer)
  if (!cookie)
    throw new Error(
      `The login of ${login.email} was answered with ${answer.status}: ${await answer.text()}`,
    )
  return cookie
}

/** @param {string} origin @param {string} cookie */
const api =
  (origin, cookie) =>
  async (
    /** @type {string} */ method,
    /** @type {string} */ target,
    /** @type {unknown} */ data,
  ) => {
    const answer = await fetch(origin + target, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
        Cookie: cookie,
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    const text = await answer.text()
    if (!answer.ok)
      throw new Error(
        `${method} ${target} was answered with ${answer.status}: ${text.slice(0, 300)}`,
      )
    return JSON.parse(text)
  }

/** The link of the newest mail to somebody. @param {string} outbox @param {string} to */
async function linkTo(outbox, to) {
  for (const name of fs.existsSync(outbox) ? fs.readdirSync(outbox).filter((file) => file.endsWith('.eml')).sort().reverse() : []) {
    const mail = await simpleParser(fs.readFileSync(path.join(outbox, name)))
    const readers = [mail.to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))
    if (readers.includes(to)) return /\/login\/([\da-f]{64})/.exec(mail.text ?? '')?.[1]
  }
  return undefined
} // prettier-ignore

/** An owner of the demo is invited, follows the link of the mail and chooses a password. */
async function ownerCookie(origin, ask, outbox) {
  const { docs } = await ask('GET', '/api/owners?limit=1&depth=0')
  const { id, email } = docs[0]
  await ask('POST', `/api/owners/${id}/invite`, {})
  /** @type {string | undefined} */
  let token
  await until(async () => (token = await linkTo(outbox, email)) !== undefined, TIMEOUT_MS, 200)
  const answer = await fetch(`${origin}/api/portal/open?lang=nl`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ token: token ?? '', password: PASSWORD, repeated: PASSWORD }),
  })
  return cookieOf(answer)
}

/**
 * Accounts of every role and their sessions.
 * @param {string} origin
 * @param {{ email: string, password: string }} admin
 * @param {string} outbox the folder in which the site leaves its mails
 */
export async function openSessions(origin, admin, outbox) {
  const asAdmin = await logIn(origin, admin)
  const ask = api(origin, asAdmin)
  const mark = Date.now().toString(36)
  const logins = STAFF.map((role) => ({
    role,
    email: `${role}.${mark}@siege.example`,
    password: PASSWORD,
  }))
  for (const { role, ...login } of logins)
    await ask('POST', '/api/users', {
      ...login,
      name: `Siege ${role}`,
      role,
      language: 'nl',
      presentPassword: admin.password,
    })
  const owner = await ownerCookie(origin, ask, outbox)
  const { docs: properties } = await ask('GET', '/api/properties?limit=20&depth=0')
  const { docs: media } = await ask('GET', '/api/media?limit=10&depth=0')
  /** Staff log in again: among the odd requests there are those that end their session. */
  const renew = async () => ({
    owner,
    admin: await logIn(origin, admin),
    agent: await logIn(origin, logins[0]),
    editor: await logIn(origin, logins[1]),
  })
  return { renew, ids: [...properties, ...media].map(({ id }) => id) }
}
