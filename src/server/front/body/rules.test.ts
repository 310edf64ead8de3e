import { describe, expect, it } from '@jest/globals'

import { HttpError } from '../httpError'
import { bodyRuleOf, hasBody, refuseByHeaders, tooLargeError } from './rules'

const KB = 1024
const form = { 'content-type': 'multipart/form-data; boundary=b' }
const json = { 'content-type': 'application/json' }
const refused = (work: () => unknown): number => {
  try {
    work()
    return 200
  } catch (error) {
    return error instanceof HttpError ? error.status : 0
  }
}

describe('the limits of a body', () => {
  it('are small for strangers, at every address', () => {
    for (const kind of [
      'form',
      'login',
      'personal',
      'portalForm',
      'rest',
      'admin',
      'internal',
      'upload',
    ] as const) {
      expect(bodyRuleOf({ kind, sender: 'stranger', headers: json })).toMatchObject({
        maxBytes: 64 * KB,
        isStreamed: false,
      })
    }
  })

  it('are larger for colleagues in the studio, and small in forms of the site', () => {
    expect(bodyRuleOf({ kind: 'rest', sender: 'staff', headers: json }).maxBytes).toBe(1024 * KB)
    expect(bodyRuleOf({ kind: 'admin', sender: 'staff', headers: form }).maxBytes).toBe(1024 * KB)
    expect(bodyRuleOf({ kind: 'form', sender: 'staff', headers: form }).maxBytes).toBe(64 * KB)
    expect(bodyRuleOf({ kind: 'login', sender: 'staff', headers: json }).maxBytes).toBe(64 * KB)
  })

  it('allow files of colleagues only where files are taken', () => {
    expect(bodyRuleOf({ kind: 'upload', sender: 'staff', headers: form })).toMatchObject({
      maxBytes: 45 * KB * KB,
      isStreamed: true,
    })
    expect(
      bodyRuleOf({ kind: 'import', sender: 'staff', headers: { 'content-type': 'text/csv' } })
        .isStreamed,
    ).toBe(true)
    expect(bodyRuleOf({ kind: 'upload', sender: 'staff', headers: json }).isStreamed).toBe(false)
    for (const sender of ['stranger', 'owner', 'internal'] as const) {
      expect(refused(() => bodyRuleOf({ kind: 'upload', sender, headers: form }))).toBe(401)
      expect(refused(() => bodyRuleOf({ kind: 'import', sender, headers: {} }))).toBe(401)
    }
  })

  it('answer "too large", or "not logged in" when the session has ended', () => {
    expect([
      tooLargeError({ kind: 'rest', sender: 'staff' }).status,
      tooLargeError({ kind: 'login', sender: 'stranger' }).status,
    ]).toEqual([413, 413])
    expect(tooLargeError({ kind: 'rest', sender: 'stranger' }).status).toBe(401)
  })
})

describe('a body that cannot be read', () => {
  const nonEmpty = { 'content-length': '10' }
  it.each([
    ['is packed', { ...nonEmpty, 'content-encoding': 'gzip' }, 415],
    ['is packed twice', { ...nonEmpty, 'content-encoding': 'identity, br' }, 415],
    ['is not packed', { ...nonEmpty, 'content-encoding': 'identity' }, 200],
    [
      'is a form without a boundary',
      { 'transfer-encoding': 'chunked', 'content-type': 'multipart/form-data' },
      400,
    ],
    [
      'is of parts that are no form',
      { ...nonEmpty, 'content-type': 'multipart/mixed; boundary=x' },
      400,
    ],
    ['is not there', { 'content-length': '0', 'content-encoding': 'gzip' }, 200],
  ])('%s', (_, headers, status) => {
    expect(refused(() => refuseByHeaders({ headers, isRead: false }))).toBe(status)
  })

  it('is refused with a GET', () => {
    expect(refused(() => refuseByHeaders({ headers: nonEmpty, isRead: true }))).toBe(400)
    expect(hasBody({ 'content-length': '000' })).toBe(false)
  })
})
