import type { Where } from 'payload'

import { clockOf, daysFrom, instantAt } from '@/domain/viewings/times'

import { appointments, demands, enquiries, subscribers, visitDays } from '../data'
import { allEqual, forEachConcurrent, createOnce, type SeedContext } from './createOnce'

export const loadEnquiries = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(enquiries, async ({ property, project, assignedTo, notes = [], ...rest }) => {
    const { refs } = seeding
    const data = {
      ...rest,
      ...(property && { property: refs.get('property', property) }),
      ...(project && { project: refs.get('project', project) }),
      ...(assignedTo && { assignedTo: refs.get('user', assignedTo) }),
      notes: notes.map((note) => ({ ...note, by: refs.get('user', note.by) })),
    }
    const key: Where = allEqual({ email: rest.email, kind: rest.kind })
    await createOnce(seeding, { collection: 'enquiries', key, data })
  })

export const loadDemands = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(demands, async (demand) => {
    const data = {
      ...demand,
      types: seeding.refs.all('type', demand.types),
      cities: seeding.refs.all('city', demand.cities),
    }
    await createOnce(seeding, {
      collection: 'demands',
      key: { email: { equals: demand.email } },
      data,
    })
  })

export const loadAppointments = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(appointments, async (appointment) => {
    const data = {
      ...appointment,
      property: seeding.refs.get('property', appointment.property),
      agent: seeding.refs.get('user', appointment.agent),
    }
    const key: Where = allEqual({ email: appointment.email, start: appointment.start })
    await createOnce(seeding, { collection: 'appointments', key, data })
  })

export const loadVisitDays = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(visitDays, async ({ inDays, from, to, property, agent, ...rest }) => {
    const day = daysFrom(clockOf(new Date()).day, inDays)
    const keyFields = {
      property: seeding.refs.get('property', property),
      start: instantAt(day, from).toISOString(),
    }
    const data = {
      ...rest,
      ...keyFields,
      agent: seeding.refs.get('user', agent),
      end: instantAt(day, to).toISOString(),
    }
    await createOnce(seeding, { collection: 'visit-days', key: allEqual(keyFields), data })
  })

export const loadSubscribers = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(subscribers, async (data) => {
    await createOnce(seeding, {
      collection: 'subscribers',
      key: { email: { equals: data.email } },
      data,
    })
  })
