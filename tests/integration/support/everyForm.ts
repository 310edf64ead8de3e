import type { Payload } from 'payload'

import type { EnquiryKind } from '@/domain/enquiries/forms'
import { clockOf, daysFrom } from '@/domain/viewings/times'

import type { Fields } from './forms'

type Somebody = { firstName: string; lastName: string; email: string; phone: string; typed: string }

export type EveryForm = (who: Somebody) => Record<EnquiryKind, Fields>

/** A site on which every kind of form can be sent, and each form as somebody fills it in, with his own words wherever words can be typed. */
export async function settleForms(payload: Payload): Promise<EveryForm> {
  await payload.updateGlobal({
    slug: 'settings',
    data: { agencyName: 'Maison Hestia', email: 'agency@example.com', defaultLanguage: 'nl' },
  })
  const { id: mainType } = await payload.create({
    collection: 'property-types',
    data: { name: 'Huis', webId: 1 },
  })
  const { id: city } = await payload.create({
    collection: 'cities',
    data: { name: 'Gent', zip: '9000', country: 'be' },
  })
  const shown = {
    title: 'Huis',
    city,
    mainType,
    public: true,
    _status: 'published',
    status: 'active',
    price: 425_000,
    publishPrice: false,
  }
  const { reference } = await payload.create({
    collection: 'properties',
    data: { ...shown, goal: 'sale' } as never,
  })
  const kaai = await payload.create({
    collection: 'projects',
    data: { title: 'De Kaai', goal: 'sale', city, public: true, _status: 'published' } as never,
  })
  return ({ firstName, lastName, email, phone, typed }) => {
    const person = { firstName, lastName, email, phone, remark: typed }
    const address = { street: typed.slice(0, 90), zip: '9000', city: typed.slice(0, 50) }
    const about = { ref: String(reference) }
    return {
      contact: { ...person, title: 'ms', contactSlot: 'morning' },
      property: { ...person, ...about },
      appointment: {
        ...person,
        ...about,
        wishDay: daysFrom(clockOf(new Date()).day, 7),
        slot: 'morning',
      },
      construction: { ...person, project: String(kaai.reference) },
      valuation: { ...person, ...address, valued: 'house', reason: 'estate' },
      demand: { ...person, goal: 'sale', types: ['1'], provinces: ['antwerp'], frequency: 'daily' },
      saved_search: { email, goal: 'sale', wish: 'type=1&province=antwerp' },
      friend: {
        ...about,
        firstName,
        email,
        friendName: 'Jan',
        friendEmail: 'jan@friends.test',
        remark: 'Iets voor jou?',
      },
      newsletter: { email },
      rental_management: {
        ...person,
        ...address,
        valued: 'apartment',
        services: ['letting'],
        from: '2030-02-01',
      },
      testimonial: { ...person, publish: '1' },
      documents: { ...person, ...about },
      offer: { ...person, ...address, ...about, amount: '410000', conditions: typed },
      unsubscribe: { email },
    }
  }
}
