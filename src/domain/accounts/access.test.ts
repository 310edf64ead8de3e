import { describe, expect, it } from '@jest/globals'

import { offeredColleagues } from './access'

const here = { id: 'here', suspendedAt: null }
const gone = { id: 'gone', suspendedAt: '2026-11-01T09:00:00.000Z' }
const unread = { id: 'unread' }

describe('the colleagues to choose from', () => {
  it('are those who have access', () => {
    expect(offeredColleagues([here, gone, unread], undefined)).toEqual([here, unread])
    expect(offeredColleagues([here, gone, unread], 'here')).toEqual([here, unread])
  })

  it('are joined by the one who is chosen already, though their access is suspended', () => {
    expect(offeredColleagues([here, gone], 'gone')).toEqual([here, gone])
  })
})
