import { beforeAll, describe, expect, it } from '@jest/globals'

import { accounts, actors, factorSteps, type Actor, type Asker, type Name } from './support/factors'
import { ask } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, type People } from './support/people'

/**
 * Who may see and change the second factors of whom, written by hand. A sign for each actor: `+` changed their own
 * account, `~` that of somebody else, `-` nothing; for a challenge `+` got one.
 */
const site = usePayload()
const steps = factorSteps(() => site.payload)
const { staff, portal, challenge, change, press } = steps
let people: People
let askers: Record<Actor, Asker>

const idOf = (name: Name): string => String(people[name].id)

beforeAll(async () => {
  ;({ people, askers } = await steps.armAll())
})

type Attempt = (asker: Asker) => Promise<unknown>

const passkeyOf = async (name: Name): Promise<string> =>
  (
    await steps.query<{ id: string }>(
      `select id from account_passkeys where account = '${idOf(name)}'`,
    )
  )[0]?.id ?? ''

/** Which accounts an attempt changed, as a sign. */
async function effectOf(actor: Actor, attempt: Attempt): Promise<string> {
  await steps.restore()
  const asker = askers[actor]
  const before = await steps.state()
  expect(before.size).toBe(accounts.length)
  await attempt(asker)
  const after = await steps.state()
  const changed = accounts.filter((name) => before.get(idOf(name)) !== after.get(idOf(name)))
  if (changed.length === 0) return '-'
  return changed.every((name) => name === asker.account) ? '+' : '~'
}

async function rowOf(attempt: Attempt): Promise<string> {
  let row = ''
  for (const actor of actors) row += await effectOf(actor, attempt)
  return row
}

const ofAll =
  (attempt: (asker: Asker, name: Name) => Promise<unknown>): Attempt =>
  async (asker) => {
    for (const name of accounts) if (name !== asker.account) await attempt(asker, name)
  }
const ownPasskey = async ({ account }: Asker) => (account ? passkeyOf(account) : '')
const reset = (name: Name) => (asker: Asker) =>
  staff(`${idOf(name)}/reset-factors`, { present: PASSWORD }, asker)

const changes: Record<string, [row: string, attempt: Attempt]> = {
  //                                       sABaeas
  'studio: a passkey is added': ['---++++', (one) => steps.addByStaff(one)],
  'studio: an own passkey is removed': [
    '---++++',
    async (one) => change(one, { do: 'passkeyRemove', id: await ownPasskey(one) }),
  ],
  'studio: a passkey of somebody else is removed': [
    '-------',
    ofAll(async (one, name) => change(one, { do: 'passkeyRemove', id: await passkeyOf(name) })),
  ],
  'studio: a passkey is renamed': [
    '-------',
    ofAll(async (one, name) =>
      change(one, { do: 'passkeyRename', id: await passkeyOf(name), name: 'Ander' }),
    ),
  ],
  'studio: recovery codes are made': ['---++++', (one) => change(one, { do: 'codes' })],
  'studio: recovery codes of somebody else are made': [
    '-------',
    ofAll((one, name) =>
      // Without a valid proof, so that what is named is all that could count.
      staff('security', { do: 'codes', id: idOf(name), account: idOf(name) }, one),
    ),
  ],
  'studio: an app is begun': ['---++++', (one) => change(one, { do: 'begin' })],
  'studio: a factor is ended by the password alone': [
    '-------',
    (one) => staff('security', { do: 'end', present: PASSWORD }, one),
  ],
  'studio: an agent is reset': ['-----~-', reset('agent')],
  'studio: an editor is reset': ['-----~-', reset('editor')],
  'studio: an administrator is reset': ['-------', reset('admin')],
  'studio: an owner is reset': ['-------', reset('ownerA')],
  'portal: a passkey is added': ['-++----', (one) => steps.addByOwner(one)],
  'portal: an own passkey is removed': [
    '-++----',
    async (one) => press(one, { do: 'remove', id: await ownPasskey(one) }),
  ],
  'portal: a passkey of somebody else is removed': [
    '-------',
    ofAll(async (one, name) => press(one, { do: 'remove', id: await passkeyOf(name) })),
  ],
  'portal: recovery codes are made': ['-++----', (one) => press(one, { do: 'codes' })],
  'portal: an app is begun': ['-++----', (one) => press(one, { do: 'begin' })],
  'portal: an owner is reset without their password': ['-------', (one) => portal('lost', {}, one)],
  'REST: factors are written as fields': [
    '-------',
    async (one) => {
      const body = { passkeys: [], factor: null, secret: '', recovery: [], isOn: false }
      const { cookie } = one
      for (const name of accounts)
        for (const kind of ['users', 'owners'])
          await ask(site.payload, `/${kind}/${idOf(name)}`, { method: 'PATCH', body, cookie })
    },
  ],
}

const challenges: Record<string, [row: string, ask: (asker: Asker) => Promise<Response>]> = {
  'studio, for a login': ['+++++++', (one) => staff('passkey-challenge', {}, one)],
  'studio, to confirm': ['---++++', (one) => staff('security', { do: 'challenge' }, one)],
  'portal, for a login': ['+++++++', (one) => challenge('login', one)],
  'portal, to confirm': ['-++----', (one) => challenge('confirm', one)],
  'portal, for a passkey, without a proof': ['-------', (one) => challenge('register', one)],
  'portal, for another purpose': ['-------', (one) => challenge('reset', one)],
}

describe('the access matrix of second factors', () => {
  it.each(Object.entries(changes))('%s', async (_, [row, attempt]) => {
    expect(await rowOf(attempt)).toBe(row)
  })

  it.each(Object.entries(challenges))('a challenge of the %s', async (_, [row, request]) => {
    let got = ''
    for (const actor of actors) {
      const options = await steps.optionsIn(await request(askers[actor]))
      got += options ? '+' : '-'
      // A challenge names no passkey but those of the person who is logged in.
      const text = JSON.stringify(options ?? {})
      for (const name of accounts)
        if (name !== askers[actor].account) expect(text).not.toContain(await passkeyOf(name))
    }
    expect(got).toBe(row)
  })
})
