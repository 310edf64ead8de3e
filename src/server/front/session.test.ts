import { createHash, createHmac } from 'node:crypto'

import { describe, expect, it } from '@jest/globals'
import { jwtSign } from 'payload'

import { createSessions } from './session'

const SECRET = 'a secret of at least thirty-two characters'
const NOW = 1_800_000_000_000
const senderOf = createSessions(SECRET, () => NOW)
/** As Payload derives it. */
const key = createHash('sha256').update(SECRET).digest('hex').slice(0, 32)

type Claims = { collection?: unknown; exp?: unknown }
const sign = (
  claims: Claims,
  { secret = key, head = { alg: 'HS256', typ: 'JWT' } }: { secret?: string; head?: object } = {},
) => {
  const text = [head, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
const inAnHour = NOW / 1000 + 3_600
const cookieOf = (token: string) => ({ cookie: `language=nl; hestia-token=${token}; a=b` })

describe('the sender of a request', () => {
  it('is read from the token that Payload signs', async () => {
    const senderNow = createSessions(SECRET)
    const { token } = await jwtSign({
      fieldsToSign: { id: '1', collection: 'users' },
      secret: key,
      tokenExpiration: 60,
    })
    expect(senderNow(cookieOf(token))).toBe('staff')
    expect(senderNow({ authorization: `JWT ${token}` })).toBe('staff')
    expect(senderNow({ cookie: `__Host-hestia-token=${token}` })).toBe('staff')
  })

  it('is an owner or a colleague, by the collection of the account', () => {
    expect(senderOf(cookieOf(sign({ collection: 'owners', exp: inAnHour })))).toBe('owner')
    expect(senderOf(cookieOf(sign({ collection: 'users', exp: inAnHour })))).toBe('staff')
  })

  it('is one of our own processes with the secret itself', () => {
    expect(senderOf({ authorization: `Bearer ${SECRET}` })).toBe('internal')
    expect(senderOf({ authorization: `Bearer ${SECRET}x` })).toBe('stranger')
    expect(senderOf({ authorization: SECRET })).toBe('stranger')
  })

  const valid = sign({ collection: 'users', exp: inAnHour })
  it.each([
    ['that is over', sign({ collection: 'users', exp: NOW / 1000 - 1 })],
    ['without an end', sign({ collection: 'users' })],
    ['that ends in words', sign({ collection: 'users', exp: 'never' })],
    ['of another secret', sign({ collection: 'users', exp: inAnHour }, { secret: 'x' })],
    [
      'signed with the secret before it is derived',
      sign({ collection: 'users', exp: inAnHour }, { secret: SECRET }),
    ],
    [
      'of another algorithm',
      sign({ collection: 'users', exp: inAnHour }, { head: { alg: 'none' } }),
    ],
    ['without a signature', valid.replace(/[^.]+$/, '')],
    ['with something after it', `${valid}.x`],
    [
      'with another body',
      valid.replace(
        /\.[^.]+\./,
        `.${Buffer.from('{"collection":"users","exp":9999999999}').toString('base64url')}.`,
      ),
    ],
    ['of a collection without accounts', sign({ collection: 'pages', exp: inAnHour })],
    ['of what every object has', sign({ collection: 'constructor', exp: inAnHour })],
    ['that is no token', 'x'],
    ['that is two dots', '..'],
  ])('is no one with a token %s', (_, token) => {
    expect(senderOf(cookieOf(token))).toBe('stranger')
  })

  it('is a stranger without a token, or with a cookie of another name', () => {
    expect(senderOf({})).toBe('stranger')
    expect(senderOf({ cookie: `xhestia-token=${valid}` })).toBe('stranger')
  })

  it('is read from the cookie when the header has no token', () => {
    expect(senderOf({ ...cookieOf(valid), authorization: 'Basic abc' })).toBe('staff')
  })
})
