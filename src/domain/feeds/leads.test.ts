import { describe, expect, it } from '@jest/globals'

import { MAX_ATTEMPTS, outcomeOf, pauseAfter, saidIn } from './leads'

describe('the answer of a CRM to a lead', () => {
  it.each([
    [204, '', { is: 'taken', answer: {} }],
    [200, '{"contactId":7}', { is: 'taken', answer: { contactId: 7 } }],
    [429, '', { is: 'later', problem: 'busy', seconds: 9 }],
    [503, '<h1>Back soon</h1>', { is: 'later', problem: 'busy', seconds: 9 }],
    [403, '', { is: 'later', problem: 'login' }],
    [502, 'Bad gateway', { is: 'unsure', problem: 'failed' }],
    [404, '{"message":"No estate"}', { is: 'refused', problem: 'noEstate', said: 'No estate' }],
    [422, '', { is: 'refused', problem: 'said', said: '422' }],
    [302, '', { is: 'refused', problem: 'said', said: '302' }],
  ])('%i means what its status says was taken', (status, text, outcome) => {
    expect(outcomeOf(status, text, 9)).toEqual(outcome)
  })

  it('names its reasons once, without markup and without end', () => {
    expect(saidIn('{"message":"Invalid","errors":{"email":["Invalid","is required"]}}')).toBe(
      'Invalid · is required',
    )
    expect(saidIn('<html><body>Maintenance</body></html>')).toBe('Maintenance')
    expect(saidIn('x'.repeat(5000))).toHaveLength(300)
  })
})

it('pauses longer each time, at least as long as asked, for days in all', () => {
  expect([1, 2, 3].map((attempt) => pauseAfter(attempt))).toEqual([60, 120, 240])
  expect(pauseAfter(1, 3600)).toBe(3600)
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, at) => pauseAfter(at + 1))
  expect(Math.max(...pauses)).toBe(6 * 3600)
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 86_400)
})
