import { startFakeCrm, type Asked } from './fakeCrm'

export const USER = 'api@agency.test'
export const PASSWORD = 'the password of the api'
export const CLIENT = 9001

export type Estate = Record<string, unknown> & {
  id: number
  status: { id: number }
  updateDateTime: string
}

/** One estate in the documented shape: what is not named is a complete advertisement in Spain. */
export const estate = (id: number, more: Record<string, unknown> = {}): Estate => ({
  id,
  referenceNumber: `W-${id}`,
  name: `Intern ${id}`,
  category: { id: 1 },
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  status: { id: 1 },
  displayStatusId: 2,
  price: 250_000 + id,
  currency: '€',
  displayPrice: true,
  displayAddress: true,
  address: 'Calle Mayor',
  number: String(id),
  box: null,
  zip: '03181',
  city: 'Torrevieja',
  country: { id: 7 },
  area: 120,
  groundArea: 400,
  rooms: 3,
  bathRooms: 1,
  energyClass: null,
  garden: true,
  shortDescription: ['nl-BE', 'fr-BE', 'en-GB'].map((languageId) => ({
    languageId,
    content: `Villa ${id} ${languageId}`,
  })),
  sms: ['nl-BE', 'fr-BE', 'en-GB'].map((languageId) => ({
    languageId,
    content: `Lichte villa ${id} met een ruime tuin en drie kamers. ${languageId}`,
  })),
  pictures: [],
  details: [
    { id: 14, label: 'bouwjaar', value: '1998' },
    { id: 4711, label: 'wijnkelder', value: 'ja' },
  ],
  representatives: [{ id: 1, name: 'An', email: 'an@agency.test' }],
  updateDateTime: '2026-11-01T10:00:00Z',
  ...more,
})

type Query = {
  Filter?: {
    StatusIds?: number[]
    DisplayStatusIds?: number[]
    UpdateDateTimeRange?: { Min: string; Max: string }
  }
  Page?: { Limit: number; Offset: number }
}

type Calendar = { id: number; subject: string; startDateTime: string; estates: number[] }

/** Contacts, of which one address is one, and the calendar of the office. */
function createAgenda() {
  const contacts: Record<string, unknown>[] = []
  const calendars: Calendar[] = []
  let ids = 0
  const save = (body: Record<string, unknown>, isMerged: boolean) => {
    if (!Array.isArray(body.OfficeIds))
      return { status: 400, body: { message: 'OfficeIds is required' } }
    const at = contacts.findIndex(({ PrivateEmail }) => PrivateEmail === body.PrivateEmail)
    const known = isMerged && at >= 0 ? contacts[at] : undefined
    if (known) Object.assign(known, body)
    else contacts.push({ ...body, id: (ids += 1) })
    return { body: { contactId: known?.id ?? ids, isValidRequest: true } }
  }
  const answer = ({ path, body }: Asked) => {
    if (path === '/v1/contacts/upsert') return save(body, true)
    if (path === '/v1/contacts/create') return save(body, false)
    if (path === '/v1/calendars/upsert') {
      calendars.push({
        id: (ids += 1),
        subject: String(body.Subject),
        startDateTime: String(body.StartDateTime),
        estates: body.EstateIds as number[],
      })
      return { body: { calendarId: ids } }
    }
    if (path === '/v1/calendars/delete') {
      const removed = body.CalendarIds as number[]
      calendars.splice(0, Infinity, ...calendars.filter(({ id }) => !removed.includes(id)))
      return { body: {} }
    }
    if (path !== '/v1/calendars/list') return undefined
    const { EstateIds = [] } = (body.Filter ?? {}) as { EstateIds?: number[] }
    const { Limit, Offset } = (body as Query).Page ?? { Limit: 20, Offset: 0 }
    const found = calendars.filter(({ estates }) => estates.some((id) => EstateIds.includes(id)))
    return {
      body: {
        calendars: found.slice(Offset, Offset + Math.min(Limit, 100)),
        totalCount: found.length,
      },
    }
  }
  return { contacts, calendars, answer }
}

/** Whise's API: a token for the login, one for the account, lists of estates, contacts and a calendar. */
export async function startFakeWhise() {
  const agenda = createAgenda()
  const estates = new Map<number, Estate>()
  let tokens = 0
  let valid = ''
  const list = ({ body }: Asked) => {
    const { Filter = {}, Page = { Limit: 20, Offset: 0 } } = body as Query
    const range = Filter.UpdateDateTimeRange
    const found = [...estates.values()]
      .filter(({ status }) => (Filter.StatusIds ?? [1]).includes(status.id))
      .filter((one) => (Filter.DisplayStatusIds ?? [2]).includes(Number(one.displayStatusId)))
      .filter(
        ({ updateDateTime: at }) =>
          !range ||
          (Date.parse(at) >= Date.parse(range.Min) && Date.parse(at) <= Date.parse(range.Max)),
      )
      .toSorted((a, b) => a.id - b.id)
    return {
      body: {
        estates: found.slice(Page.Offset, Page.Offset + Math.min(Page.Limit, 100)),
        totalCount: found.length,
      },
    }
  }
  const crm = await startFakeCrm((asked) => {
    const { path, token, body } = asked
    if (path === '/token')
      return body.username === USER && body.password === PASSWORD
        ? { body: { token: 'login-token' } }
        : { status: 401 }
    if (path === '/v1/admin/clients/token') {
      if (token !== 'login-token' || body.ClientId !== CLIENT) return { status: 401 }
      tokens += 1
      valid = `account-${tokens}`
      return { body: { token: valid } }
    }
    if (token === '' || token !== valid) return { status: 401 }
    return path === '/v1/estates/list' ? list(asked) : (agenda.answer(asked) ?? { status: 404 })
  })
  return {
    ...crm,
    estates,
    contacts: agenda.contacts,
    calendars: agenda.calendars,
    put: (...all: Estate[]) => all.forEach((one) => estates.set(one.id, one)),
    endToken: () => {
      valid = 'ended'
    },
  }
}
