import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createLocalReq, type FlattenedField, type PayloadRequest } from 'payload'

import { findShownLanguages, findTranslatable } from '@/data/languages/allowed'
import { findFormerSources } from '@/data/languages/formerSource'
import { findMatrix, findTranslationWork } from '@/data/languages/matrix'
import { readLanguages, type DocumentLanguages } from '@/data/languages/read'
import { NotSaved, saveLanguages, translationMarkOf } from '@/data/languages/save'
import { syncMissedLanguages } from '@/data/languages/sweep'
import { translatableConfigs, textsOf, type TranslatableConfig } from '@/data/languages/texts'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'

import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let req: PayloadRequest

beforeAll(async () => {
  people = await settle(site.payload)
  req = await createLocalReq({ user: people.editor }, site.payload)
})

const owner = (slug: string): TranslatableConfig => {
  const found = translatableConfigs(site).find((one) => one.slug === slug)
  if (!found) throw new Error(`${slug} has no texts`)
  return found
}
const rich = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text },
        ],
      },
    ],
  },
})

type Wanted = {
  path: string
  locale: Locale
  value: string | boolean | ReturnType<typeof rich> | null
}

/** As the screen sends it: each change with what was seen before. */
const sent = ({ texts }: DocumentLanguages, wanted: readonly Wanted[]) =>
  wanted.map((one) => ({
    ...one,
    was: texts.find(({ path }) => path === one.path)?.prints[one.locale] ?? '',
  }))

async function save(
  slug: string,
  id: string,
  wanted: readonly Wanted[],
  confirmed: { path: string; locale: Locale }[] = [],
): Promise<void> {
  const read = await readLanguages(req, owner(slug), id)
  await saveLanguages(req, owner(slug), id, { changes: sent(read, wanted), confirmed })
}

const marksOf = async (slug: string, id: string, path: string) => {
  const read = await readLanguages(req, owner(slug), id)
  const text = read.texts.find((one) => one.path === path)
  return text && locales.map((locale) => translationMarkOf(text, locale, read.memory))
}

describe('the texts of a document', () => {
  /** One row of every list and block there is, and where its texts must be found: by the flat list of fields, which the walker does not use. */
  function sample(
    fields: readonly FlattenedField[],
    path = '',
  ): { doc: Record<string, unknown>; paths: string[] } {
    const doc: Record<string, unknown> = {}
    const paths: string[] = []
    for (const field of fields) {
      const at = path + field.name
      const rowOf = (inner: readonly FlattenedField[], more: Record<string, unknown>) => {
        const id = `${field.name}-${String(more.blockType ?? 'row')}`
        const below = sample(inner, `${at}.${id}.`)
        paths.push(...below.paths)
        return { id, ...more, ...below.doc }
      }
      if ('localized' in field && field.localized) paths.push(at)
      else if (field.type === 'group' || field.type === 'tab') {
        const below = sample(field.flattenedFields, `${at}.`)
        doc[field.name] = below.doc
        paths.push(...below.paths)
      } else if (field.type === 'array') doc[field.name] = [rowOf(field.flattenedFields, {})]
      else if (field.type === 'blocks')
        doc[field.name] = field.blocks.map((block) =>
          rowOf(block.flattenedFields, { blockType: block.slug }),
        )
    }
    return { doc, paths }
  }

  it('are exactly the localized leaves of each collection and global, in lists, blocks, groups and tabs', () => {
    const owners = translatableConfigs(site)
    expect(owners.length).toBeGreaterThan(20)
    for (const one of owners) {
      const { doc, paths } = sample(one.flattenedFields)
      const found = textsOf(one, doc)
      expect([one.slug, found.map(({ path }) => path).sort()]).toEqual([one.slug, paths.sort()])
      expect(
        found.filter(({ labels }) => !labels.some((label) => typeof label !== 'number')),
      ).toEqual([])
    }
  })
})

describe('saving several languages at once', () => {
  type Row = { label: string; children: string[] }
  const label = fc.string({
    minLength: 1,
    maxLength: 12,
    unit: fc.constantFrom('a', 'é', 'ß', '7', "'", '"', '<', '\\'),
  })
  const rows: fc.Arbitrary<Row[]> = fc.array(
    fc.record({ label, children: fc.array(label, { maxLength: 3 }) }),
    { minLength: 1, maxLength: 4 },
  )
  const item = (text: string) => ({
    kind: 'url' as const,
    url: 'https://example.com/',
    label: text,
    appearance: 'link' as const,
    icon: 'none' as const,
  })

  const set = (
    value: unknown,
    [step, ...rest]: readonly string[],
    locale: string,
    text: unknown,
  ): unknown => {
    if (Array.isArray(value))
      return value.map((row: { id: string }) =>
        row.id === step ? set(row, rest, locale, text) : row,
      )
    const doc = { ...(value as Record<string, unknown>) }
    const own = doc[String(step)]
    return {
      ...doc,
      [String(step)]:
        rest.length > 0 ? set(own, rest, locale, text) : { ...(own as object), [locale]: text },
    }
  }

  it('loses no row of a list within a list and changes nothing but what was written', async () => {
    const { payload } = site
    const { id } = await payload.create({
      collection: 'menus',
      data: { title: 'Proef', place: 'main' },
    })
    const writes = fc.array(
      fc.record({ at: fc.nat(), locale: fc.constantFrom(...locales), text: label }),
      { minLength: 1, maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(rows, writes, async (generated, wished) => {
        const items = generated.map((row) => ({
          ...item(row.label),
          children: row.children.map(item),
        }))
        await payload.update({ collection: 'menus', id, data: { items } })
        const { doc: before, texts } = await readLanguages(req, owner('menus'), id)
        const wanted = new Map(
          wished.map(({ at, locale, text }) => {
            const path = texts[at % texts.length]?.path ?? ''
            return [`${path} ${locale}`, { path, locale, value: text }] as const
          }),
        )
        await save('menus', id, [...wanted.values()])
        const expected = [...wanted.values()].reduce(
          (doc, { path, locale, value }) => set(doc, path.split('.'), locale, value),
          before as unknown,
        )
        const { doc: after } = await readLanguages(req, owner('menus'), id)
        expect({ ...after, updatedAt: '' }).toEqual({ ...(expected as object), updatedAt: '' })
      }),
      { numRuns: 25 },
    )
  })

  it('keeps the block of a module, long texts, and what was a draft as it was', async () => {
    const { payload } = site
    const content = [
      { blockType: 'propertyList' as const, goal: 'sale' as const, linkLabel: 'Alles' },
    ]
    const { id } = await payload.create({
      collection: 'modules',
      data: { name: 'Proef', title: 'Te koop', content, _status: 'draft' },
      draft: true,
    })
    const before = await readLanguages(req, owner('modules'), id)
    const link = before.texts.find(({ path }) => path.endsWith('.linkLabel'))
    if (!link) throw new Error('The block is gone')
    await save('modules', id, [
      { path: 'title', locale: 'fr', value: 'À vendre' },
      { path: 'description', locale: 'fr', value: rich('Des maisons') },
      { path: link.path, locale: 'de', value: 'Alles ansehen' },
      { path: 'public', locale: 'en', value: false },
    ])
    const { doc } = await readLanguages(req, owner('modules'), id)
    expect(doc).toMatchObject({
      title: { nl: 'Te koop', fr: 'À vendre' },
      _status: 'draft',
      public: { nl: true, en: false },
    })
    expect(doc.content).toMatchObject([
      { blockType: 'propertyList', goal: 'sale', linkLabel: { nl: 'Alles', de: 'Alles ansehen' } },
    ])
    const [shown] = (
      await payload.find({
        collection: 'modules',
        where: { _status: { equals: 'published' }, id: { equals: id } },
      })
    ).docs
    expect(shown).toBeUndefined()
  })

  it('saves texts of a global with its rows', async () => {
    await site.payload.updateGlobal({
      slug: 'footer',
      data: { columns: [{ title: 'Kantoor', intro: 'Gent' }, { title: 'Info' }] },
    })
    const { texts } = await readLanguages(req, owner('footer'), '')
    const title = texts.filter(({ path }) => path.endsWith('.title')).map(({ path }) => path)
    await save('footer', '', [
      { path: String(title[1]), locale: 'fr', value: 'Infos' },
      { path: String(title[0]), locale: 'de', value: 'Büro' },
    ])
    const { columns } = await site.payload.findGlobal({ slug: 'footer', locale: 'all', depth: 0 })
    expect(columns).toMatchObject([
      { title: { nl: 'Kantoor', de: 'Büro' }, intro: { nl: 'Gent' } },
      { title: { nl: 'Info', fr: 'Infos' } },
    ])
  })

  let count = 0
  const article = async () =>
    (
      await site.payload.create({
        collection: 'articles',
        data: { title: 'Huren', path: `huren-${(count += 1)}`, _status: 'published' },
      })
    ).id
  const problemsOf = (work: Promise<void>) =>
    work.then(
      () => [],
      (error: unknown) => (error instanceof NotSaved ? error.problems : Promise.reject(error)),
    )

  it('saves nothing when one language is refused, and says where', async () => {
    const id = await article()
    const problems = await problemsOf(
      save('articles', id, [
        { path: 'title', locale: 'nl', value: 'Kopen' },
        { path: 'path', locale: 'fr', value: 'pas propre !' },
      ]),
    )
    expect(problems).toEqual([{ path: 'path', locale: 'fr', message: expect.any(String) }])
    expect((await readLanguages(req, owner('articles'), id)).doc.title).toMatchObject({
      nl: 'Huren',
    })
  })

  it('never overwrites what a colleague wrote meanwhile', async () => {
    const id = await article()
    const read = await readLanguages(req, owner('articles'), id)
    await save('articles', id, [{ path: 'title', locale: 'fr', value: 'Louer' }])
    const late = {
      changes: sent(read, [{ path: 'title', locale: 'fr', value: 'Location' }]),
      confirmed: [],
    }
    expect(await problemsOf(saveLanguages(req, owner('articles'), id, late))).toEqual([
      { path: 'title', locale: 'fr', conflict: true },
    ])
    expect((await readLanguages(req, owner('articles'), id)).doc.title).toMatchObject({
      fr: 'Louer',
    })
  })

  it('stores all languages of a text that is sent without what was seen before, as the pictures of a property send it', async () => {
    const id = await article()
    await save('articles', id, [{ path: 'title', locale: 'fr', value: 'Louer ici' }])
    const titles = {
      nl: 'Huren in Gent',
      fr: 'Louer à Gand',
      en: 'Renting in Ghent',
      de: 'Mieten in Gent',
    }
    const changes = locales.map((locale) => ({ path: 'title', locale, value: titles[locale] }))
    await saveLanguages(req, owner('articles'), id, { changes, confirmed: [] })
    expect((await readLanguages(req, owner('articles'), id)).doc.title).toEqual(titles)
  })

  it('waits for a colleague who has the document open', async () => {
    const id = await article()
    const lock = {
      document: { relationTo: 'articles' as const, value: id },
      user: { relationTo: 'users' as const, value: people.admin.id },
    }
    await site.payload.create({ collection: 'payload-locked-documents', data: lock })
    await expect(
      save('articles', id, [{ path: 'title', locale: 'fr', value: 'Louer' }]),
    ).rejects.toMatchObject({ status: 423 })

    const session = await logIn(site.payload, 'users', people.editor.email, PASSWORD)
    for (const [language, words] of [
      ['nl', 'Een collega werkt hier nu aan.'],
      ['fr', 'Un collègue y travaille en ce moment.'],
    ]) {
      const refused = await ask(site.payload, `/articles/${id}?overrideLock=false`, {
        method: 'PATCH',
        body: { title: 'Overschreven' },
        cookie: `${session}; hestia-lng=${language}`,
      })
      expect(refused.status).toBe(423)
      const answer = await refused.text()
      expect(answer).toContain(words)
      expect(answer).not.toContain(id)
    }
  })

  it('belongs to who may write the document, and understands nothing else', async () => {
    const id = await article()
    const { id: page } = await site.payload.create({
      collection: 'pages',
      data: { title: 'Verhuizen', kind: 'content' },
    })
    const body = {
      changes: [{ path: 'title', locale: 'fr', value: 'Se loger', was: '' }],
      confirmed: [],
    }
    const agent = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
    const editor = await logIn(site.payload, 'users', 'editor@people.test', PASSWORD)
    const ownerA = await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD)
    const status = async (path: string, cookie: string | undefined, told: object = body) =>
      (
        await ask(site.payload, `${path}/languages`, {
          method: 'POST',
          body: told,
          ...(cookie && { cookie }),
        })
      ).status
    for (const cookie of [agent, ownerA, undefined]) {
      expect(await status(`/pages/${page}`, cookie)).toBe(403)
      expect(await status('/globals/footer', cookie, { changes: [], confirmed: [] })).toBe(403)
    }
    expect(await status(`/articles/${id}`, editor, { changes: [{ path: 'title' }] })).toBe(400)
    expect(
      await status(`/articles/${id}`, editor, {
        ...body,
        changes: [{ ...body.changes[0], path: 'gallery' }],
      }),
    ).toBe(422)
    expect(
      await status(`/articles/${id}`, editor, {
        ...body,
        changes: [{ ...body.changes[0], value: true }],
      }),
    ).toBe(422)
    expect(await status('/articles/1', editor)).toBe(404)
    expect(await status(`/articles/${id}`, editor)).toBe(200)
    expect((await readLanguages(req, owner('pages'), page)).doc.title).toMatchObject({
      nl: 'Verhuizen',
    })
  })
})

describe('the marks of translations', () => {
  it('come with a change of the source, and go when the translation is touched or found right', async () => {
    const { payload } = site
    const { id } = await payload.create({ collection: 'articles', data: { title: 'Villa' } })
    const marks = () => marksOf('articles', id, 'title')
    expect(await marks()).toEqual([undefined, 'missing', 'missing', 'missing'])
    await save('articles', id, [
      { path: 'title', locale: 'fr', value: 'Maison' },
      { path: 'title', locale: 'en', value: 'House' },
    ])
    expect(await marks()).toEqual([undefined, undefined, undefined, 'missing'])
    await payload.update({ collection: 'articles', id, data: { title: 'Landhuis' } })
    expect(await marks()).toEqual([undefined, 'outdated', 'outdated', 'missing'])
    await payload.update({ collection: 'articles', id, locale: 'fr', data: { title: 'Manoir' } })
    await save('articles', id, [], [{ path: 'title', locale: 'en' }])
    expect(await marks()).toEqual([undefined, undefined, undefined, 'missing'])
  })

  it('are not touched by a save that fails', async () => {
    const { payload } = site
    const { id } = await payload.create({ collection: 'articles', data: { title: 'Hoeve' } })
    await save('articles', id, [{ path: 'title', locale: 'fr', value: 'Ferme' }])
    await expect(
      payload.update({ collection: 'articles', id, data: { title: 'Twee', path: 'niet schoon' } }),
    ).rejects.toThrow()
    expect(await marksOf('articles', id, 'title')).toEqual([
      undefined,
      undefined,
      'missing',
      'missing',
    ])
  })

  it('follow a row that moves', async () => {
    const { payload } = site
    const { columns } = await payload.updateGlobal({
      slug: 'footer',
      data: { columns: [{ title: 'Een' }, { title: 'Twee' }] },
    })
    const path = `columns.${columns?.[1]?.id}.title`
    await save('footer', '', [{ path, locale: 'fr', value: 'Deux' }])
    await payload.updateGlobal({
      slug: 'footer',
      data: { columns: [...(columns ?? [])].reverse() },
    })
    expect(await marksOf('footer', '', path)).toEqual([undefined, undefined, 'missing', 'missing'])
  })
})

describe('all documents and their languages', () => {
  it('are counted as they are saved, also those that were written past the studio, and forgotten with them', async () => {
    const { payload } = site
    const quiet = { context: { quiet: true } }
    await payload.db.pool.query('delete from language_states')
    const { id: loaded } = await payload.create({
      collection: 'categories',
      data: { title: 'Van de lader' },
      ...quiet,
    })
    await syncMissedLanguages()
    const { id: written } = await payload.create({
      collection: 'categories',
      data: { title: 'Met de hand' },
    })
    const owners = [owner('categories')]
    const rows = () => findMatrix(req, owners, locales, { of: undefined, filter: 'all', page: 1 })
    expect((await rows()).map(({ title, total }) => [title, total])).toEqual([
      ['Met de hand', 2],
      ['Van de lader', 2],
    ])
    expect((await rows())[0]?.states[defaultLocale]).toMatchObject({
      missing: 0,
      outdated: 0,
      isHidden: false,
    })
    // Its title and the path that follows it.
    expect((await rows())[0]?.states.fr).toMatchObject({ missing: 2 })
    expect(await findTranslationWork(req, owners, ['nl', 'fr'])).toMatchObject([
      { collection: 'categories', missing: 2, outdated: 0 },
    ])
    expect(await findTranslationWork(req, owners, ['nl'])).toEqual([])
    await payload.delete({ collection: 'categories', id: written })
    await payload.db.pool.query('delete from categories where id = $1', [loaded])
    await syncMissedLanguages()
    expect(await rows()).toEqual([])
  })

  it('show to a colleague what he may translate, in the languages of the site', async () => {
    const agent = await createLocalReq({ user: people.agent }, site.payload)
    const [editors, agents] = [await findTranslatable(req), await findTranslatable(agent)].map(
      (all) => all.map(({ slug }) => slug),
    )
    expect(editors).toEqual(expect.arrayContaining(['pages', 'properties', 'footer']))
    expect(agents).toContain('properties')
    expect(agents).not.toContain('pages')
    await site.payload.updateGlobal({
      slug: 'settings',
      data: { languages: locales.map((code) => ({ code, use: code !== 'de' })) },
    })
    expect(await findShownLanguages(req)).toEqual(['nl', 'fr', 'en'])
  })
})

describe('the text that an outdated translation was made from', () => {
  it('is found among the versions, for each language its own, and only where it is outdated', async () => {
    const { payload } = site
    const { id } = await payload.create({
      collection: 'articles',
      draft: true,
      locale: 'nl',
      data: { title: 'Een huis met tuin', summary: 'Kort', _status: 'draft' },
      user: people.editor,
    })
    const write = (locale: Locale, title: string) =>
      save('articles', id, [{ path: 'title', locale, value: title }])
    await write('fr', 'Une maison avec jardin')
    await write('nl', 'Een huis met grote tuin')
    await write('en', 'A house with a large garden')
    await write('nl', 'Een villa met grote tuin')
    await save('articles', id, [{ path: 'summary', locale: 'fr', value: 'Court' }])

    const sources = async () =>
      findFormerSources(req, owner('articles'), id, await readLanguages(req, owner('articles'), id))
    expect([...(await sources())]).toEqual([
      ['title', { fr: 'Een huis met tuin', en: 'Een huis met grote tuin' }],
    ])
    await save('articles', id, [], [{ path: 'title', locale: 'fr' }])
    expect([...(await sources())]).toEqual([['title', { en: 'Een huis met grote tuin' }]])
  })
})
