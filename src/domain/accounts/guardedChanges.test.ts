import { describe, expect, it } from '@jest/globals'

import { guardedChanges } from './guardedChanges'

const stored = { email: 'ann@people.test', role: 'agent' }

describe('the guarded fields that a save changes', () => {
  it('are none where a form sends what is stored already', () => {
    expect(
      guardedChanges(stored, {
        name: 'Ann',
        email: 'Ann@People.test ',
        role: 'agent',
        password: '',
      }),
    ).toEqual([])
    expect(guardedChanges(stored, { name: 'Ann' })).toEqual([])
    expect(guardedChanges(undefined, { phone: '1', password: null })).toEqual([])
  })

  it('are those that differ', () => {
    expect(guardedChanges(stored, { email: 'eve@people.test' })).toEqual(['email'])
    expect(guardedChanges(stored, { role: 'admin', password: 'x' })).toEqual(['password', 'role'])
  })

  it('are all that are sent where nothing is known of the account', () => {
    expect(guardedChanges(undefined, { email: 'ann@people.test', role: 'agent' })).toEqual([
      'email',
      'role',
    ])
  })

  it.each([null, '', 0, {}, ['ann@people.test'], { $ne: '' }])(
    'take %j in the place of an address or a role for a change',
    (odd) => {
      expect(guardedChanges(stored, { email: odd, role: odd })).toEqual(['email', 'role'])
    },
  )

  it('take any password that is not empty for a change', () => {
    for (const password of ['x', 0, {}, [], true])
      expect(guardedChanges(stored, { password })).toEqual(['password'])
  })
})
