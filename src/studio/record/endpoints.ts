import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { activityKinds, activityTypes } from '@/domain/portal/activities'
import { clockOf, instantAt, isDay } from '@/domain/viewings/times'

import { readJson } from '../readJson'

const line = z.string().trim().max(200)

const activity = z.object({
  kind: z.enum(activityKinds),
  type: z.enum(activityTypes).nullable(),
  day: z.string().refine(isDay),
  contact: line,
  source: line,
  subject: line,
  comment: z.string().trim().max(5000),
  visits: z.number().int().min(0).max(10_000_000).nullable(),
  visibleToOwner: z.boolean(),
})

const feedback = z.object({
  feedback: z.string().trim().min(1).max(5000),
  shown: z.boolean(),
  /** The save of the viewing that the colleague has seen. */
  updatedAt: z.iso.datetime(),
})

const refused = (problem: string, status = 422): Response => Response.json({ problem }, { status })

/** Returns the current time for today, and noon for another day, whose time does not matter. */
const momentOf = (day: string, now = new Date()): string =>
  (clockOf(now).day === day ? now : instantAt(day, '12:00')).toISOString()

/** `POST /api/properties/:id/activities`: records an activity of a property. */
export const recordActivity: Endpoint = {
  path: '/:id/activities',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { payload, user } = req
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    const { data } = activity.safeParse(await readJson(req.body))
    if (!id || !data) return refused('notUnderstood', 400)
    if (!data.subject) return refused('subjectMissing')
    const options = { depth: 0, overrideAccess: false, user, req } as const
    if (
      !(await payload.findByID({
        collection: 'properties',
        id,
        disableErrors: true,
        select: { reference: true },
        ...options,
      }))
    )
      return refused('failed', 404)
    const { day, ...rest } = data
    const made = await payload.create({
      collection: 'activities',
      data: { ...rest, property: id, date: momentOf(day), status: 'done' },
      ...options,
    })
    return Response.json({ id: made.id, day, subject: made.subject })
  },
}

/**
 * `POST /api/appointments/:id/feedback`: stores the feedback of a visitor and marks the viewing as
 * done. It answers 409 when the viewing was changed since the colleague saw it: it may have been
 * cancelled, or a colleague has written feedback.
 */
export const recordFeedback: Endpoint = {
  path: '/:id/feedback',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { payload, user } = req
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    const { data } = feedback.safeParse(await readJson(req.body))
    if (!id || !data) return refused('feedbackMissing', 400)
    const options = {
      collection: 'appointments',
      id,
      depth: 0,
      overrideAccess: false,
      user,
      req,
    } as const
    const appointment = await payload.findByID({ ...options, disableErrors: true })
    if (!appointment?.start || Date.parse(appointment.start) > Date.now())
      return refused('failed', 404)
    const { feedback: text, shown, updatedAt } = data
    await payload.update({
      ...options,
      data: { feedback: text, feedbackShown: shown, status: 'done', updatedAt },
    })
    return Response.json({ id })
  },
}
