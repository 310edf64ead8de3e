import { beforeAll, describe, expect, it } from '@jest/globals'
import {
  createLocalReq,
  type Access,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'

import {
  actors,
  collectionOperations,
  collections,
  globalOperations,
  globals,
  type Actor,
} from './access.expected'
import { usePayload } from './support/payload'
import { settle, type People } from './support/people'

const site = usePayload()
let people: People

beforeAll(async () => {
  people = await settle(site.payload)
})

const sign = (answer: unknown) => (answer === true ? '+' : answer ? '~' : '-')

/** The two ways in: pages and portal ask through the Local API, the studio and strangers over HTTP. */
function requestOf(actor: Actor | 'stranger'): Promise<PayloadRequest> {
  const user = {
    site: null,
    http: null,
    portal: people.ownerA,
    owner: people.ownerB,
    agent: people.agent,
    editor: people.editor,
    admin: people.admin,
    stranger: { ...people.ownerA, collection: 'strangers' },
  }[actor]
  const payloadAPI = actor === 'site' || actor === 'portal' ? 'local' : 'REST'
  return createLocalReq({ req: { user, payloadAPI } as Partial<PayloadRequest> }, site.payload)
}

async function answers(
  rule: Access | undefined,
  asking: readonly (Actor | 'stranger')[],
): Promise<string> {
  if (!rule) return 'no access function'
  const signs = await Promise.all(
    asking.map(async (actor) => sign(await rule({ req: await requestOf(actor) }))),
  )
  return signs.join('')
}

const absent = '.'.repeat(actors.length)

function has(config: SanitizedCollectionConfig, operation: string): boolean {
  if (operation === 'readVersions') return Boolean(config.versions)
  return operation === 'unlock' || operation === 'admin' ? Boolean(config.auth) : true
}

async function rowOf(config: SanitizedCollectionConfig): Promise<string> {
  const words = collectionOperations.map((operation) =>
    has(config, operation)
      ? answers(config.access[operation] as Access | undefined, actors)
      : absent,
  )
  return (await Promise.all(words)).join(' ')
}

async function globalRowOf(config: SanitizedGlobalConfig): Promise<string> {
  const words = globalOperations.map((operation) =>
    operation === 'readVersions' && !config.versions
      ? absent
      : answers(config.access[operation], actors),
  )
  return (await Promise.all(words)).join(' ')
}

describe('the words of the studio', () => {
  it('are ours where those of the CMS sound wrong, and leave what the parts of the studio brought along', () => {
    const { translations } = site.payload.config.i18n
    expect(translations).toMatchObject({
      nl: {
        general: { createNewLabel: 'Nieuw aanmaken: {{label}}' },
        hestia: { languages: 'Talen' },
        'plugin-seo': { missing: expect.any(String) },
      },
      fr: {
        general: { createNew: 'Créer' },
        hestia: { languages: 'Langues' },
        'plugin-seo': { missing: expect.any(String) },
      },
    })
  })
})

describe('the menu of the studio', () => {
  const may = (rule: unknown, actor: Actor) =>
    answers(rule as Access | undefined, [actor]).then((answer) => answer === '+')

  it.each(['agent', 'editor', 'admin'] as const)(
    'shows %s every place where work waits, and none where nothing can be done',
    async (actor) => {
      const { user } = await requestOf(actor)
      const { collections: all, globals: single } = site.payload.config
      const hides = ({
        admin: { hidden },
      }: Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'admin'>) =>
        typeof hidden === 'function' && hidden({ user: user as never })
      const own = all.filter(({ slug }) => !slug.startsWith('payload-'))
      const works = async (one: SanitizedCollectionConfig) =>
        (await may(one.access.create, actor)) || may(one.access.update, actor)
      const rows = await Promise.all([
        ...own.map(async (one) => [one.slug, await works(one), !hides(one)] as const),
        ...single.map(
          async (one) => [one.slug, await may(one.access.update, actor), !hides(one)] as const,
        ),
      ])
      // What the system writes is read by the roles that look after it.
      const read = {
        agent: ['reports'],
        editor: ['reports', 'mails', 'feed-runs'],
        admin: ['reports', 'mails', 'feed-runs', 'audit-log'],
      }[actor]
      const differing = rows
        .filter(([, isAtWork, isShown]) => isAtWork !== isShown)
        .map(([slug]) => slug)
      expect(differing.toSorted()).toEqual(read.toSorted())
    },
  )
})

describe('the access matrix', () => {
  it('has a row for every collection and global, and no row too many', () => {
    const { config } = site.payload
    expect(config.collections.map(({ slug }) => slug).sort()).toEqual(
      Object.keys(collections).sort(),
    )
    expect(config.globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(globals).sort())
  })

  it('is what the collections answer', async () => {
    const rows = await Promise.all(
      site.payload.config.collections.map(async (one) => [one.slug, await rowOf(one)] as const),
    )
    expect(Object.fromEntries(rows)).toEqual(collections)
  })

  it('is what the globals answer', async () => {
    const rows = await Promise.all(
      site.payload.config.globals.map(async (one) => [one.slug, await globalRowOf(one)] as const),
    )
    expect(Object.fromEntries(rows)).toEqual(globals)
  })

  it('leaves nothing to the default rule of Payload, which admits every logged-in account', async () => {
    const all = [...site.payload.config.collections, ...site.payload.config.globals]
    const given = await Promise.all(
      all.flatMap(({ slug, access }) =>
        Object.entries(access).map(
          async ([operation, rule]) =>
            [`${slug} ${operation}`, await answers(rule as Access, ['stranger'])] as const,
        ),
      ),
    )
    expect(given.filter(([, answer]) => answer !== '-')).toEqual([])
  })

  it('serves public pictures as files, and refuses private documents to strangers', async () => {
    const req = await requestOf('http')
    const file = async (slug: 'media' | 'documents') =>
      sign(
        await site.payload.collections[slug].config.access.read({ req, isReadingStaticFile: true }),
      )
    expect(await file('media')).toBe('+')
    expect(await file('documents')).toBe('-')
  })
})
