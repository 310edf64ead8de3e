import type { Where } from 'payload'

import { clockOf, daysFrom, instantAt } from '@/domain/visits/times'

import { appointments, demands, enquiries, subscribers, visitDays } from '../data'
import { allOf, each, once, type Seeding } from './once'

export const loadEnquiries = (seeding: Seeding): Promise<void> =>
  each(enquiries, async ({ property, project, assignedTo, notes = [], ...rest }) => {
    const { refs } = seeding
    const data = {
      ...rest,
      ...(property && { property: refs.get('property', property) }),
      ...(project && { project: refs.get('project', project) }),
      ...(assignedTo && { assignedTo: refs.get('user', assignedTo) }),
      notes: notes.map((note) => ({ ...note, by: refs.get('user', note.by) })),
    }
    const key: Where = allOf({ email: rest.email, receivedAt: rest.receivedAt })
    await once(seeding, { collection: 'enquiries', key, data })
  })

export const loadDemands = (seeding: Seeding): Promise<void> =>
  each(demands, async (demand) => {
    const data = { ...demand, types: seeding.refs.all('type', demand.types), cities: seeding.refs.all('city', demand.cities) }
    await once(seeding, { collection: 'demands', key: { email: { equals: demand.email } }, data })
  })

export const loadAppointments = (seeding: Seeding): Promise<void> =>
  each(appointments, async (appointment) => {
    const data = { ...appointment, property: seeding.refs.get('property', appointment.property), agent: seeding.refs.get('user', appointment.agent) }
    const key: Where = allOf({ email: appointment.email, start: appointment.start })
    await once(seeding, { collection: 'appointments', key, data })
  })

export const loadVisitDays = (seeding: Seeding): Promise<void> =>
  each(visitDays, async ({ inDays, from, to, property, agent, ...rest }) => {
    const day = daysFrom(clockOf(new Date()).day, inDays)
    const named = { property: seeding.refs.get('property', property), start: instantAt(day, from).toISOString() }
    const data = { ...rest, ...named, agent: seeding.refs.get('user', agent), end: instantAt(day, to).toISOString() }
    await once(seeding, { collection: 'visit-days', key: allOf(named), data })
  })

export const loadSubscribers = (seeding: Seeding): Promise<void> =>
  each(subscribers, async (data) => {
    await once(seeding, { collection: 'subscribers', key: { email: { equals: data.email } }, data })
  })
