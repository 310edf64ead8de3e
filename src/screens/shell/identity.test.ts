import { expect, it } from '@jest/globals'

import type { Setting } from '@/payload-types'

import { identityLines } from './identity'

it('breaks no phone number in two where a line ends', () => {
  const settings = { phone: '09 123 45 67', email: 'info@agency.example' } as Setting
  const [line] = identityLines(settings, 'fr')
  expect(line).toBe('+32\u00a09\u00a0123\u00a045\u00a067, info@agency.example')
})
