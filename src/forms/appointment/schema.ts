import * as z from 'zod/mini'

import type { Asking } from '@/domain/forms/asking'
import { contactSlots } from '@/domain/leads'
import { OTHER } from '@/domain/visits/slots'
import { clockOf, daysFrom, isDay } from '@/domain/visits/times'

import { line, oneOf, person, reachable } from '../rules'

/** So far ahead nobody plans a visit. */
const FARTHEST = 366

const wishedDay = z.pipe(
  line('optional', 10),
  z.string().check(
    z.refine((day) => day === '' || isDay(day), 'invalid'),
    z.refine((day) => day === '' || !isDay(day) || day >= clockOf(new Date()).day, 'past'),
    z.refine((day) => day === '' || !isDay(day) || day <= daysFrom(clockOf(new Date()).day, FARTHEST), 'tooLarge'),
  ),
)

type Choice = { offered: string; moment: string; wishDay: string; slot: string }

/** Where moments are offered one of them is chosen, or none; then, and where there are none, a wish is told. */
const needsMoment = ({ offered, moment }: Choice): boolean => offered !== '' && moment === ''
const needsWish = ({ offered, moment }: Choice): boolean => offered === '' || moment === OTHER

const missing = (path: string, isMissing: (choice: Choice) => boolean) => z.refine<Choice>((choice) => !isMissing(choice), { error: 'required', path: [path] })

export const appointmentSchema = (asking: Asking) =>
  z.object({ ...person(asking), offered: line('optional', 1), moment: line('optional', 60), wishDay: wishedDay, slot: oneOf(contactSlots, 'optional') }).check(
    reachable(asking),
    missing('moment', needsMoment),
    missing('wishDay', (choice) => needsWish(choice) && choice.wishDay === ''),
    missing('slot', (choice) => needsWish(choice) && choice.slot === ''),
  )

export type AppointmentValues = z.infer<ReturnType<typeof appointmentSchema>>
