import * as z from 'zod/mini'

import type { FormFields } from '@/domain/enquiries/formFields'

import { email, line, plainNameOnly, person, text, withoutLinks } from '../rules'

const MAX_NOTE_CHARS = 500

/** What the friend reads is short and contains no links. */
export const friendSchema = (asking: FormFields) => {
  const name = (state: 'optional' | 'required') =>
    z.pipe(line(state, 60), z.string().check(withoutLinks, plainNameOnly))
  return z.object({
    ...person({ ...asking, lastName: 'hidden' }),
    firstName: name('required'),
    email: email('required'),
    remark: z.pipe(
      text(asking.remark),
      z.string().check(z.maxLength(MAX_NOTE_CHARS, 'tooLong'), withoutLinks),
    ),
    friendName: name('required'),
    friendEmail: email('required'),
  })
}
