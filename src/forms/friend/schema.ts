import * as z from 'zod/mini'

import type { Asking } from '@/domain/forms/asking'

import { email, line, person, text, withoutLinks } from '../rules'

const NOTE = 500

/** Everything that the friend reads is short and leads nowhere else. */
export const friendSchema = (asking: Asking) => {
  const name = (state: 'optional' | 'required') => z.pipe(line(state, 60), z.string().check(withoutLinks))
  return z.object({
    ...person({ ...asking, lastName: 'hidden' }),
    firstName: name('required'),
    email: email('required'),
    remark: z.pipe(text(asking.remark), z.string().check(z.maxLength(NOTE, 'tooLong'), withoutLinks)),
    friendName: name('required'),
    friendEmail: email('required'),
  })
}
