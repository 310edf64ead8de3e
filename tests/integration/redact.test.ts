import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { readTextFields } from '@/data/privacy/textFields'
import { writeAuditLine } from '@/fields/audit'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
let cookie = ''

const NAME = 'Jan Breydel'
const EMAIL = 'jan@breydel.test'
const AGENCY_PHONE = '09 333 44 55'

const erase = async (email = EMAIL) => {
  const response = await ask(site.payload, '/enquiries/erase', {
    method: 'POST',
    body: { email },
    cookie,
  })
  return { status: response.status, result: await response.json() }
}

const visit = async (data: { email: string; phone?: string; lastName?: string; remark?: string }) =>
  site.payload.create({
    collection: 'enquiries',
    data: {
      kind: 'contact',
      language: 'nl',
      status: 'new',
      receivedAt: new Date().toISOString(),
      firstName: 'Jan',
      lastName: 'Breydel',
      ...data,
    },
  })

const rowsOf = async (statement: string): Promise<unknown[]> =>
  (await site.payload.db.pool.query({ text: statement, rowMode: 'array' })).rows.flat()

/** What the agency shows of a street, a project and an article that are called like a visitor. */
async function publish(): Promise<{ property: string; article: string }> {
  const { payload } = site
  const city = (await createTown(payload)).id
  const mainType = (await createType(payload)).id
  const draft = { draft: true, user: people.editor } as const
  const { id: property } = await payload.create({
    ...draft,
    collection: 'properties',
    data: { title: `Huis in de ${NAME}`, street: `Rue ${NAME}`, mainType, city, _status: 'draft' },
  })
  await payload.create({
    ...draft,
    collection: 'projects',
    data: { title: `Residentie ${NAME}`, city, goal: 'sale', _status: 'draft' } as never,
  })
  const { id: article } = await payload.create({
    collection: 'articles',
    data: { title: `Wonen aan ${NAME}`, path: 'wonen', summary: 'Bel 0471 22 33 44' },
    user: people.editor,
  })
  await payload.create({
    collection: 'answer-templates',
    data: { name: `Weg naar ${NAME}`, subject: NAME, body: `Wij wonen ${NAME} 3` } as never,
  })
  await payload.db.pool.query(
    `insert into shown_states (property, shown_from, content) values ($1, now(), $2)`,
    [property, { street: `Rue ${NAME}`, price: 4712233 }],
  )
  return { property, article }
}

/** What colleagues and other visitors wrote of him. */
async function writeOfHim(property: string): Promise<void> {
  const { payload } = site
  await payload.create({
    collection: 'activities',
    data: {
      property,
      kind: 'history',
      date: new Date().toISOString(),
      subject: `${NAME} belde`,
      contact: NAME,
      comment: 'Bel 0471/22.33.44 of 09 333 44 55',
    },
  })
  await payload.update({
    collection: 'owners',
    id: people.ownerA.id,
    data: { internalNotes: `Neef van ${NAME}`, street: `${NAME} 7` },
  })
  const other = await visit({ email: 'emma@visitor.test', lastName: 'Peeters', remark: NAME })
  await payload.update({
    collection: 'enquiries',
    id: other.id,
    data: {
      street: `Rue ${NAME} 9`,
      notes: [{ text: `Komt met ${NAME}` }],
      answers: [{ name: 'who', label: 'Wie', value: `Met\n${NAME}` }, 4712233] as never,
    },
  })
  const { pool } = payload.db
  await pool.query(`update properties set published_anyway_reason = 'Vroeg ${NAME}'`)
  await payload.create({
    collection: 'payload-preferences',
    data: {
      key: 'list',
      value: { search: NAME },
      user: { relationTo: 'users', value: people.admin.id },
    },
    user: people.admin,
  })
  const req = await createLocalReq({ user: people.agent }, payload)
  for (const collection of ['enquiries', 'properties'])
    await writeAuditLine(req, {
      action: 'person_exported',
      about: { collection, id: 'x', name: `${NAME} 12` },
    } as never)
}

beforeAll(async () => {
  people = await settle(site.payload)
  cookie = await logIn(site.payload, 'users', 'admin@people.test', PASSWORD)
  await site.payload.updateGlobal({
    slug: 'settings',
    data: { agencyName: 'Hestia', email: 'info@agency.test', phone: AGENCY_PHONE },
  })
})

describe('erasing a visitor who is called like a street', () => {
  it('takes his name out of what was written of him, and leaves what the agency shows', async () => {
    const { property } = await publish()
    await writeOfHim(property)
    await visit({ email: EMAIL, phone: '0471 22 33 44', remark: 'Dag' })
    await visit({ email: EMAIL, phone: AGENCY_PHONE })
    await visit({ email: EMAIL, phone: '4712233' })
    const { status, result } = await erase()
    expect(status).toBe(200)

    expect(await rowsOf(`select title from properties_locales`)).toEqual([`Huis in de ${NAME}`])
    expect(await rowsOf(`select street from properties`)).toEqual([`Rue ${NAME}`])
    expect(await rowsOf(`select version_street from _properties_v`)).toEqual([`Rue ${NAME}`])
    expect(await rowsOf(`select title from projects_locales`)).toEqual([`Residentie ${NAME}`])
    expect(await rowsOf(`select title from articles_locales`)).toEqual([`Wonen aan ${NAME}`])
    expect(await rowsOf(`select body from answer_templates_locales`)).toEqual([
      `Wij wonen ${NAME} 3`,
    ])
    expect(await rowsOf(`select content from shown_states`)).toEqual([
      { street: `Rue ${NAME}`, price: 4712233 },
    ])
    expect(await rowsOf(`select title from last_edits where collection = 'articles'`)).toEqual([
      `Wonen aan ${NAME}`,
    ])
    // Where another person lives.
    expect(await rowsOf(`select street from owners where street is not null`)).toEqual([
      `${NAME} 7`,
    ])
    expect(await rowsOf(`select street from enquiries`)).toEqual([`Rue ${NAME} 9`])

    expect(await rowsOf(`select subject, contact, comment from activities`)).toEqual([
      ' belde',
      '',
      'Bel  of 09 333 44 55',
    ])
    expect(await rowsOf(`select internal_notes from owners where street is not null`)).toEqual([
      'Neef van ',
    ])
    expect(await rowsOf(`select remark, answers from enquiries`)).toEqual([
      '',
      [{ name: 'who', label: 'Wie', value: 'Met\n' }, 4712233],
    ])
    expect(await rowsOf(`select text from enquiries_notes`)).toEqual(['Komt met '])
    expect(await rowsOf(`select published_anyway_reason from properties`)).toEqual(['Vroeg '])
    expect(await rowsOf(`select value from payload_preferences where key = 'list'`)).toEqual([
      { search: '' },
    ])
    expect(
      await rowsOf(
        `select about_name from audit_log where about_id = 'x' order by about_collection`,
      ),
    ).toEqual([' 12', `${NAME} 12`])

    // A street and three titles, and the words by which the studio finds the property.
    expect(result).toMatchObject({ counts: { enquiries: 3 }, namesakes: 0, shown: 5 })
  })

  it('counts a name that another person has among what is left, not among what was erased', async () => {
    await visit({ email: EMAIL })
    await visit({ email: 'other@breydel.test' })
    const { result } = await erase()
    expect(result).toMatchObject({ namesakes: 1, shown: 0 })
    expect(result.counts).toEqual({
      enquiries: 1,
      demands: 0,
      appointments: 0,
      subscribers: 0,
      testimonials: 0,
      mails: 0,
    })
  })

  it('refuses an address of the agency, which stands in every email and many texts', async () => {
    await visit({ email: 'info@agency.test' })
    expect(await erase('Info@agency.test')).toMatchObject({
      status: 422,
      result: { problem: 'agency' },
    })
    expect(await rowsOf(`select email from settings`)).toEqual(['info@agency.test'])
  })
})

describe('the schema', () => {
  it('tells columns about people from those that the agency shows, and names no column that is none', async () => {
    const req = await createLocalReq({ user: people.admin }, site.payload)
    const { kinds, aboutPeople } = await readTextFields(req)
    expect(aboutPeople.filter((slug) => !slug.startsWith('payload-'))).toEqual([
      'activities',
      'documents',
      'enquiries',
      'demands',
      'appointments',
      'visit-days',
      'subscribers',
      'mails',
      'owners',
      'reports',
      'users',
      'audit-log',
    ])
    const columns = new Set(
      await rowsOf(
        `select table_name || '.' || column_name from information_schema.columns where table_schema = 'public'`,
      ),
    )
    expect([...kinds.keys()].filter((column) => !columns.has(column))).toEqual([])
    const written = {
      'activities.comment': 'note',
      'appointments.visitor_words': 'note',
      'documents_locales.title': 'note',
      'documents.filename': 'identity',
      'owners.internal_notes': 'note',
      'owners.street': 'identity',
      'owners.email': 'contact',
      'mails.html': 'note',
      'reports.content': 'note',
      'properties.street': 'label',
      'properties_locales.description': 'prose',
      '_properties_v_locales.version_title': 'prose',
      '_properties_v.version_published_anyway_reason': 'note',
      'testimonials_locales.comment': 'prose',
      'modules_blocks_contact_form.recipient': 'agencyContact',
      '_modules_v_blocks_contact_form.recipient': 'agencyContact',
      'settings_recipients.email': 'agencyContact',
      'users.phone': 'agencyContact',
      'mail_texts_locales.body': 'setup',
      'releases.name': 'setup',
    }
    expect(
      Object.fromEntries(Object.keys(written).map((column) => [column, kinds.get(column)])),
    ).toEqual(written)
  })
})
