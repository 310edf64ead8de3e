import * as z from 'zod/mini'

import type { FormFields } from '@/domain/enquiries/formFields'
import { contactSlots } from '@/domain/enquiries/enquiries'
import { OTHER_MOMENT } from '@/domain/viewings/slots'
import { clockOf, daysFrom, isDay } from '@/domain/viewings/times'

import { line, oneOf, person, needsEmailOrPhone } from '../rules'

/** Days ahead that a viewing may be wished for. */
const MAX_DAYS_AHEAD = 366

const wishedDay = z.pipe(
  line('optional', 10),
  z.string().check(
    z.refine((day) => day === '' || isDay(day), 'invalid'),
    z.refine((day) => day === '' || !isDay(day) || day >= clockOf(new Date()).day, 'past'),
    z.refine(
      (day) =>
        day === '' || !isDay(day) || day <= daysFrom(clockOf(new Date()).day, MAX_DAYS_AHEAD),
      'tooLarge',
    ),
  ),
)

type Choice = { offered: string; moment: string; wishDay: string; slot: string }

/**
 * Where moments are offered, one of them or "another moment" is chosen; a wish is needed for
 * "another moment" and where none are offered.
 */
const needsMoment = ({ offered, moment }: Choice): boolean => offered !== '' && moment === ''
const needsWish = ({ offered, moment }: Choice): boolean =>
  offered === '' || moment === OTHER_MOMENT

const missing = (path: string, isMissing: (choice: Choice) => boolean) =>
  z.refine<Choice>((choice) => !isMissing(choice), { error: 'required', path: [path] })

export const appointmentSchema = (asking: FormFields) =>
  z
    .object({
      ...person(asking),
      offered: line('optional', 1),
      moment: line('optional', 60),
      wishDay: wishedDay,
      slot: oneOf(contactSlots, 'optional'),
    })
    .check(
      needsEmailOrPhone(asking),
      missing('moment', needsMoment),
      missing('wishDay', (choice) => needsWish(choice) && choice.wishDay === ''),
      missing('slot', (choice) => needsWish(choice) && choice.slot === ''),
    )

export type AppointmentValues = z.infer<ReturnType<typeof appointmentSchema>>
