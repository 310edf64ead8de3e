import { beforeAll, describe, expect, it } from '@jest/globals'
import type { CollectionSlug, GlobalSlug, TypedUser } from 'payload'

import { accounts, factorSteps, type Actor, type Asker, type Name } from './support/factors'
import { ask } from './support/http'
import { usePayload } from './support/payload'
import type { People } from './support/people'

const site = usePayload()
const steps = factorSteps(() => site.payload)
let people: People
let askers: Record<Actor, Asker>
let codes: string[]

const idOf = (name: Name): string => String(people[name].id)

beforeAll(async () => {
  ;({ people, askers, codes } = await steps.armAll())
  await steps.change(askers.editor, { do: 'begin' })
  await steps.press(askers.ownerB, { do: 'begin' })
})

describe('what is secret about second factors', () => {
  /** What opens an account by a second factor, as it is stored and as it was told. */
  async function factorSecrets(): Promise<string[]> {
    const stored = await steps.query<{ secret: string }>(`
      select id as secret from account_passkeys union select public_key from account_passkeys
      union select secret from account_factors where secret <> ''
      union select unnest(recovery) from account_factors`)
    const all = [...stored.map(({ secret }) => secret), ...codes]
    // Five passkeys with their keys, two apps, and ten codes of each account with their marks.
    expect(all).toHaveLength(5 * 2 + 2 + 5 * 10 * 2)
    return all
  }
  const passwords = async (): Promise<string[]> =>
    (
      await steps.query<{ secret: string }>(`
        select hash as secret from users union select salt from users
        union select hash from owners union select salt from owners`)
    ).map(({ secret }) => secret)
  const namesOf = (text: string, all: readonly string[]) => all.filter((one) => text.includes(one))

  it('is in no answer of the HTTP API, to no one', async () => {
    const all = [...(await factorSecrets()), ...(await passwords())]
    const { collections, globals } = site.payload.config
    const paths = [
      ...collections.flatMap(({ slug, versions }) => [
        `/${slug}?depth=3&limit=50&showHiddenFields=true`,
        ...(versions ? [`/${slug}/versions?limit=50`] : []),
      ]),
      ...globals.map(({ slug }) => `/globals/${slug}?depth=3`),
      ...accounts.map(
        (name) => `/${name.startsWith('owner') ? 'owners' : 'users'}/${idOf(name)}?depth=3`,
      ),
      '/users/me',
      '/owners/me',
    ]
    for (const actor of ['stranger', 'ownerA', 'agent', 'admin', 'seeing'] as const) {
      const { cookie } = askers[actor]
      for (const path of paths) {
        const text = await (await ask(site.payload, path, { cookie })).text()
        expect([actor, path, namesOf(text, all)]).toEqual([actor, path, []])
      }
    }
  })

  /** All documents and settings that somebody reads by the Local API with access control. */
  async function readBy(user: TypedUser | null, showHiddenFields: boolean): Promise<string> {
    const query = { depth: 2, overrideAccess: false, showHiddenFields, user } as const
    const { payload } = site
    const refused = (error: Error) => error.name
    const found: unknown[] = []
    for (const { slug } of payload.config.collections)
      found.push(
        await payload
          .find({ collection: slug as CollectionSlug, limit: 50, ...query })
          .catch(refused),
      )
    for (const { slug } of payload.config.globals)
      found.push(await payload.findGlobal({ slug: slug as GlobalSlug, ...query }).catch(refused))
    return JSON.stringify(found)
  }

  it('is in no document of the Local API with access control, also among hidden fields', async () => {
    const factors = await factorSecrets()
    const all = [...factors, ...(await passwords())]
    for (const user of [null, ...accounts.map((name) => people[name])]) {
      expect(namesOf(await readBy(user, false), all)).toEqual([])
      expect(namesOf(await readBy(user, true), factors)).toEqual([])
    }
  })
})
