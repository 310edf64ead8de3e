import { expect, it } from '@jest/globals'
import { email as storedEmail } from 'payload/shared'

import { z } from '@/domain/lib/zodWithoutEval'

import { email } from './rules'

const isTaken = (address: string) => z.safeParse(email('required'), address).success
const req = { t: (key: string) => key, payload: { collections: {}, config: { collections: [] } } }
const options = { required: true, req } as never
const isStored = (address: string) => storedEmail(address, options) === true

it.each([
  'emma@example.com',
  'emma.de-smet+huis@mail.example.co.uk',
  "o'neil@example.museum",
  'emma@ex--ample.be',
])('%s is an address', (address) => {
  expect([isTaken(address), isStored(address)]).toEqual([true, true])
})

it.each([
  'jan@telenet.b',
  'jan@gmail.com1',
  'jan@10.0.0.1',
  'jan@xn--e1afmkfd.xn--p1ai',
  'jan@gmail',
  'jan@-gmail.com',
  'jan..smet@gmail.com',
  '.jan@gmail.com',
  'jan.@gmail.com',
])(
  '%s is refused at its field: it could not be stored, and the form would seem to be down',
  (address) => {
    expect(isTaken(address)).toBe(false)
  },
)
