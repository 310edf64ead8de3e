import { describe, expect, it } from '@jest/globals'
import type { JobHelpers } from 'graphile-worker'
import { z } from 'zod'

import { inWorker, notifySite, readSiteMessage, workOf, type Job } from './job'

const counted: Job<{ number: number }> = { name: 'counted', payload: z.object({ number: z.int() }) }
const noHelpers = {} as JobHelpers

describe('a job', () => {
  it('does no work with a payload that is not its own', async () => {
    const numbers: number[] = []
    const { task } = inWorker(counted, async ({ number }) => void numbers.push(number))
    await task({ number: 1, _cron: { ts: 'now' } }, noHelpers)
    await expect(task({ number: 'one' }, noHelpers)).rejects.toThrow()
    expect(numbers).toEqual([1])
  })

  it('is done by the site with all payloads at once, or not at all', async () => {
    const batches: number[][] = []
    const work = workOf(counted, async (payloads) =>
      batches.push(payloads.map(({ number }) => number)),
    )
    expect(await work([{ number: 1 }, { number: 2 }])).toBe(true)
    for (const wrong of [null, [], {}, [{ number: 1 }, { number: 'two' }]])
      expect(await work(wrong)).toBe(false)
    expect(batches).toEqual([[1, 2]])
  })

  it('reaches the site as it was queued, under its condition', async () => {
    const queries: { text: string; values: unknown[] | undefined }[] = []
    const query = (async (text: string, values?: unknown[]) => {
      queries.push({ text, values })
    }) as unknown as JobHelpers['query']
    await notifySite(query, { ...counted, when: 'exists (select from feeds)' }, { number: 1 })
    expect(queries[0]?.text).toMatch(/ where exists \(select from feeds\)$/)
    expect(readSiteMessage(String(queries[0]?.values?.[1]))).toEqual({
      job: 'counted',
      payload: { number: 1 },
    })
  })
})
