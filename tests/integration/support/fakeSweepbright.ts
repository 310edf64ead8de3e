import { createHmac } from 'node:crypto'

import { startFakeCrm } from './fakeCrm'

export const LOGIN = 'client-1'
export const SECRET = 'the secret of the client'

export type Estate = Record<string, unknown> & { id: string }

const languages = ['nl', 'fr', 'en'] as const
const inLanguages = (text: string) =>
  Object.fromEntries(languages.map((one) => [one, `${text} ${one}`]))

/** An estate id as SweepBright writes it. */
export const estateId = (n: number): string =>
  `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** One estate in the documented shape: what is not named is a complete advertisement in Spain. */
export const estate = (n: number, more: Record<string, unknown> = {}): Estate => ({
  id: estateId(n),
  is_project: false,
  project_id: null,
  type: 'house',
  sub_type: 'detached',
  negotiation: 'sale',
  rent_period: 'month',
  status: 'available',
  description_title: inLanguages(`Villa ${n}`),
  description: inLanguages(`Lichte villa ${n} met tuin`),
  bedrooms: 3,
  bathrooms: 1,
  sizes: { liveable_area: { size: 140, unit: 'sq_m' }, plot_area: { size: 3, unit: 'are' } },
  legal: { energy: { epc_category: null }, regulations: {}, property_and_land: {} },
  amenities: ['garden', 'jacuzzi'],
  features: { comfort: { sauna: false, furnished: true } },
  location: {
    geo: { latitude: 37.9, longitude: -0.7 },
    city: 'Torrevieja',
    street: 'Calle Mayor',
    number: String(n),
    box: '',
    country: 'ES',
    postal_code: '03181',
    hidden: false,
  },
  price: { amount: 300_000 + n, currency: 'EUR', hidden: false },
  images: [],
  plans: [],
  negotiator: { first_name: 'An', last_name: 'Peeters', email: 'an@agency.test', phone: null },
  vendors: [{ first_name: 'Geheime', last_name: 'Verkoper', email: 'seller@private.test' }],
  internal_note: 'vraagprijs mag zakken',
  settings: { reference: `SB-${n}` },
  ...more,
})

/** SweepBright's Website API: a token for the client, an estate by its id, contacts for it, and webhooks. */
export async function startFakeSweepbright() {
  const estates = new Map<string, Estate>()
  /** The contacts that were taken, each with its estate, in their order. */
  const contacts: (Record<string, unknown> & { estate: string })[] = []
  let tokens = 0
  let valid = ''
  const crm = await startFakeCrm(({ method, path, token, body }) => {
    if (method === 'POST' && path === '/oauth/token') {
      if (body.client_id !== LOGIN || body.client_secret !== SECRET) return { status: 401 }
      tokens += 1
      valid = `token-${tokens}`
      return { body: { token_type: 'Bearer', access_token: valid, expires_in: 3600 } }
    }
    if (token === '' || token !== valid) return { status: 401 }
    const [, contacted] = /^\/estates\/([^/]+)\/contacts$/.exec(path) ?? []
    if (contacted !== undefined) {
      if (!estates.has(contacted)) return { status: 404, body: { message: 'Not found' } }
      if (!body.email && !body.phone)
        return { status: 422, body: { message: 'Invalid', errors: { email: ['is required'] } } }
      contacts.push({ ...body, estate: contacted })
      return { status: 204 }
    }
    const found = estates.get(decodeURIComponent(path.replace(/^\/estates\//, '')))
    return found ? { body: found } : { status: 404, body: { message: 'Not found' } }
  })
  return {
    ...crm,
    estates,
    contacts,
    put: (...list: Estate[]) => list.forEach((one) => estates.set(one.id, one)),
    /** Ends the token that is in use, as SweepBright does without a word. */
    endToken: () => {
      valid = 'ended'
    },
    tokensGiven: () => tokens,
  }
}

export type Hook = { text: string; signature: string }

export const signatureOf = (text: string, secret = SECRET): string =>
  createHmac('sha1', secret).update(text).digest('hex')

/** A message as SweepBright sends it, signed with the client's secret. */
export function hook(event: string, id: string, at: string, secret = SECRET): Hook {
  const text = JSON.stringify({ event, estate_id: id, company_id: 'c', happened_at: at })
  return { text, signature: signatureOf(text, secret) }
}
