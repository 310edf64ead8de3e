import { describe, expect, it } from '@jest/globals'

import { withDeadline } from './deadline'

const never = new Promise<string>(() => {})

describe('work with a deadline', () => {
  it('answers what the work answers, or fails as it fails', async () => {
    expect(await withDeadline(Promise.resolve('done'), 60_000)).toBe('done')
    await expect(withDeadline(Promise.reject(new Error('broken')), 60_000)).rejects.toThrow(
      'broken',
    )
  })

  it('is given up when it takes too long, so that the request is answered', async () => {
    await expect(withDeadline(never, 5)).rejects.toMatchObject({ name: 'TookTooLong' })
  })

  it('does not end the process when it fails after the deadline', async () => {
    let fail: (error: Error) => void = () => {}
    const late = new Promise<string>((_, reject) => {
      fail = reject
    })
    await expect(withDeadline(late, 5)).rejects.toMatchObject({ name: 'TookTooLong' })
    fail(new Error('too late'))
    await new Promise((resolve) => setImmediate(resolve))
  })
})
