import { describe, expect, it } from '@jest/globals'

import { failedAttempt } from './mailFailure'

const error = (more: Record<string, unknown>) => Object.assign(new Error('told'), more)

describe('an attempt to send', () => {
  it.each([
    ['refused', true, { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' }],
    ['refused', true, { responseCode: 554, command: 'DATA', code: 'EMESSAGE' }],
    ['busy', false, { responseCode: 451, command: 'RCPT TO' }],
    ['login', false, { responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' }],
    ['sender', false, { responseCode: 550, command: 'MAIL FROM', code: 'EENVELOPE' }],
    ['sender', false, { responseCode: 553, command: 'MAIL FROM' }],
    ['busy', false, { responseCode: 451, command: 'MAIL FROM' }],
    ['slow', false, { code: 'ETIMEDOUT', command: 'CONN' }],
    ['unreachable', false, { code: 'ESOCKET', command: 'CONN' }],
    ['other', false, {}],
  ] as const)('that was %s is over: %s', (failure, forGood, more) => {
    expect(failedAttempt(error(more))).toMatchObject({ failure, forGood, said: 'told' })
  })

  it('is understood whatever was thrown', () => {
    expect(failedAttempt(undefined)).toMatchObject({ failure: 'other', forGood: false })
  })
})
