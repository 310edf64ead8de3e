import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

import { storeTypedForm } from '@/data/enquiries/typedAnswers'
import { FormView } from '@/forms/FormView'
import { PageScreen } from '@/screens/page/PageScreen'
import { PersonalViewing } from '@/screens/personal/PersonalViewing'
import { ProjectFacts } from '@/screens/project/ProjectFacts'
import type { Appointment, Page, Project } from '@/payload-types'

import { draw } from './support/page'
import { usePayload } from './support/payload'

const site = usePayload()
let property: { id: string; reference: number }
let project: Project
let contactPage: Page

beforeAll(async () => {
  const { payload } = site
  const { id: mainType } = await payload.create({
    collection: 'property-types',
    data: { name: 'Huis', webId: 1 },
  })
  const { id: city } = await payload.create({
    collection: 'cities',
    data: { name: 'Gent', zip: '9000', country: 'be' },
  })
  const listing = { goal: 'sale', marquee: 'none', public: true, _status: 'published' } as const
  const { id } = await payload.create({
    collection: 'properties',
    data: { ...listing, reference: 900_001, status: 'active', title: 'Huis', mainType, city },
  })
  property = { id, reference: 900_001 }
  project = await payload.create({
    collection: 'projects',
    data: { ...listing, title: 'De Kaai', city, deliveryDate: '2027-04-01T00:00:00.000Z' },
  })
  contactPage = await payload.create({
    collection: 'pages',
    data: {
      title: 'Contact',
      kind: 'contact',
      path: 'contact',
      public: true,
      _status: 'published',
    },
  })
})

const notices = {
  appointmentConfirmed: 'Breng een identiteitsbewijs mee.',
  appointmentFull: 'Dit moment is volzet, bel ons.',
  documentsRequested: 'U vroeg deze documenten al aan, zei het kantoor.',
  documentsByMail: 'U krijgt ze morgen per mail.',
}
const noNotices = Object.fromEntries(Object.keys(notices).map((name) => [name, '']))
const write = (words: Partial<typeof notices>) =>
  site.payload.updateGlobal({ slug: 'property-detail', data: { notices: words } })

beforeEach(() => write(notices))

const documentsForm = async () => {
  const { text } = await draw(() =>
    FormView({
      kind: 'documents',
      locale: 'nl',
      page: '/nl/contact/',
      query: {},
      about: { ref: String(property.reference) },
    }),
  )
  return text
}

const viewingPage = async (status: Appointment['status'], query = {}) => {
  const soon = Date.now() + 3 * 24 * 60 * 60 * 1000
  const { id } = await site.payload.create({
    collection: 'appointments',
    data: {
      firstName: 'Emma',
      lastName: 'Peeters',
      email: 'emma@example.com',
      language: 'nl',
      property: property.id,
      status,
      start: new Date(soon).toISOString(),
      end: new Date(soon + 1_800_000).toISOString(),
    },
  })
  const { text } = await draw(() => PersonalViewing({ id, linkKey: 'key', locale: 'nl', query }))
  return text
}

// The first drawing of a form loads its island, and leaves it to the browser.
beforeAll(() => documentsForm())

describe('what staff wrote', () => {
  it('stands on the page of a viewing that is confirmed or full, not on that of a request', async () => {
    expect(await viewingPage('confirmed')).toContain(notices.appointmentConfirmed)
    expect(await viewingPage('full')).toContain(notices.appointmentFull)
    const requested = await viewingPage('requested')
    expect(requested).not.toContain(notices.appointmentConfirmed)
    expect(requested).toContain('Tot dan ligt er nog niets vast')
  })

  it('answers visitors who chose a full moment, in the form and on the page of a viewing', async () => {
    await site.payload.create({
      collection: 'visit-days',
      data: {
        property: property.id,
        minutes: 30,
        capacity: 1,
        start: new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString(),
        end: new Date(Date.now() + 5 * 24 * 60 * 60 * 1000 + 3_600_000).toISOString(),
      },
    })
    const typed = await storeTypedForm({
      form: 'appointment',
      typed: {},
      refused: { moment: 'taken' },
    })
    const form = () =>
      draw(() =>
        FormView({
          kind: 'appointment',
          locale: 'nl',
          page: '/nl/contact/',
          query: { typed: [typed] },
          about: { ref: String(property.reference) },
        }),
      )
    expect((await form()).text).toContain(notices.appointmentFull)
    expect(await viewingPage('requested', { typed: [typed] })).toContain(notices.appointmentFull)
    await write(noNotices)
    expect((await form()).text).toContain('deze mogelijkheid is intussen volzet')
  })

  it('says how documents arrive, also to visitors who asked before', async () => {
    const form = await documentsForm()
    expect(form).toContain(notices.documentsByMail)
    expect(form).toMatch(
      new RegExp(
        `<div data-sent-before="true" hidden=""[^>]*><p role="status"[^>]*>${notices.documentsRequested}</p></div>`,
      ),
    )
  })

  it('is replaced by the words of the site where it is empty', async () => {
    await write(noNotices)
    const form = await documentsForm()
    expect(form).toContain('U krijgt per mail een persoonlijke link')
    expect(form).toContain('U vroeg deze documenten al aan. Kijk in uw mailbox')
    expect(await viewingPage('confirmed')).toContain('We verwachten u op het moment hieronder')
  })

  it('as opening hours stands on the contact page, a line each, and leaves no title when empty', async () => {
    const page = async (kind: Page['kind']) => {
      const { text } = await draw(() =>
        PageScreen({ page: { ...contactPage, kind }, modules: [], locale: 'nl', query: {} }),
      )
      return text
    }
    const openingHours = 'ma–vr 9–18 u.\nza op afspraak'
    await site.payload.updateGlobal({ slug: 'settings', data: { openingHours } })
    expect(await page('contact')).toContain(openingHours)
    expect(await page('content')).not.toContain('Openingsuren')
    const openTimes = 'Mo-Fr 09:00-18:00'
    expect(await page('contact')).not.toContain('09:00')
    await site.payload.updateGlobal({ slug: 'settings', data: { openTimes } })
    expect(await page('contact')).toContain('09:00')
    await expect(
      site.payload.updateGlobal({ slug: 'settings', data: { openTimes: 'ma-vr 9-18' } }),
    ).rejects.toThrow()
    await site.payload.updateGlobal({ slug: 'settings', data: { openingHours: ' ' } })
    expect(await page('contact')).not.toContain('Openingsuren')
  })

  it.each([
    ['nl', 'Opleveringsdatum', '1 april 2027'],
    ['fr', 'Date de livraison', '1er avril 2027'],
    ['en', 'Delivery date', '1 April 2027'],
    ['de', 'Fertigstellungsdatum', '1. April 2027'],
  ] as const)('as delivery date stands with the facts of a project in %s', async (...expected) => {
    const [locale, name, day] = expected
    const facts = async (deliveryDate: string | null) =>
      (
        await draw(() =>
          Promise.resolve(
            ProjectFacts({ project: { ...project, deliveryDate }, units: [], price: '', locale }),
          ),
        )
      ).text
    expect(await facts(project.deliveryDate ?? null)).toMatch(
      new RegExp(`<dt[^>]*>${name}</dt><dd[^>]*>${day}</dd>`),
    )
    expect(await facts(null)).not.toContain(name)
  })
})
