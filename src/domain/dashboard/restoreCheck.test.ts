import { describe, expect, it } from '@jest/globals'

import { readRestoreCheck } from './restoreCheck'

const check = { at: '2027-01-02T03:04:05.000Z', ok: false, rows: 0, seconds: 4.2, reason: 'A gap' }

describe('the last restore for a check', () => {
  it('is read as it was written', () =>
    expect(readRestoreCheck(JSON.stringify(check))).toEqual(check))

  it.each(['', '{"at":', '{"at":"yesterday","ok":true}', 'null'])('is unknown in %j', (text) =>
    expect(readRestoreCheck(text)).toBeUndefined(),
  )
})
