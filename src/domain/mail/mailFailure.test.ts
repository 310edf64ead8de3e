import { describe, expect, it } from '@jest/globals'

import { failedAttempt, refusesAddress } from './mailFailure'

const error = (more: Record<string, unknown>) => Object.assign(new Error('told'), more)

/** The error of a mail server that answers a recipient and an email alike, as relays do. */
function refused(response: string) {
  const responseCode = Number(response.slice(0, 3))
  const [first, second] = ['RCPT TO', 'DATA'].map((command) =>
    failedAttempt(error({ responseCode, command, response })),
  )
  expect(first).toEqual(second)
  return first
}

describe('an attempt to send', () => {
  it.each([
    ['refused', true, { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' }],
    ['refused', true, { responseCode: 550, command: 'DATA', code: 'EMESSAGE' }],
    ['other', false, { responseCode: 554, command: 'DATA', code: 'EMESSAGE' }],
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

  it.each([
    '550 5.1.1 <jan@example.test>: Recipient address rejected: User unknown in virtual table',
    '550-5.1.1 The email account that you tried to reach does not exist.',
    '550 5.2.1 The mailbox is disabled',
    '552 5.2.2 Mailbox full: over quota limit',
    '556 5.1.10 Recipient address has null MX',
    '550 5.0.0 No such user',
    '550 No such user here',
    '550 <sender@limit.test>: no such user',
    '551 User not local',
    '553 Mailbox name not allowed',
  ])('that is answered “%s” is for good: the address gets nothing tomorrow either', (response) => {
    expect(refused(response)).toMatchObject({ failure: 'refused', forGood: true })
    expect(refusesAddress(response)).toBe(true)
  })

  it.each([
    ['sender', '553 5.7.1 <post@example.test>: Sender address rejected: not owned by user post'],
    ['sender', '554 5.7.1 <jan@example.test>: Relay access denied'],
    ['sender', '550 5.7.26 Unauthenticated email is not accepted'],
    ['sender', '550 5.1.8 Bad sender’s system address'],
    ['sender', '550 5.1.0 Sender rejected'],
    ['sender', '550 Relaying denied'],
    ['sender', '553 sorry, that sender is not allowed'],
    ['busy', '550 5.4.5 Daily user sending limit exceeded'],
    ['busy', '550 5.7.1 Hourly limit of this account reached'],
    ['busy', '554 Quota exceeded'],
    ['other', '554 Message rejected: Email address is not verified'],
  ] as const)('is tried again where our account is meant: %s, “%s”', (failure, response) => {
    expect(refused(response)).toMatchObject({ failure, forGood: false, said: response })
    expect(refusesAddress(response)).toBe(false)
  })

  it('is understood whatever was thrown', () => {
    expect(failedAttempt(undefined)).toMatchObject({ failure: 'other', forGood: false })
  })
})
