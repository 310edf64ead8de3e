import { describe, expect, it } from '@jest/globals'

import { HttpError } from '../httpError'
import { createAdmission } from './admission'
import { budgetOf, budgetsFor } from './budgets'
import { createConcurrency } from './concurrency'

const refusal = (work: () => unknown): HttpError | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof HttpError ? error : undefined
  }
}

describe('the limits of one client', () => {
  it.each(Object.entries(budgetsFor(50)))(
    'allow %s a burst, then a rate per second',
    (name, budget) => {
      let time = 0
      const { admit } = createAdmission(50, () => time)
      const spend = (address: string, times: number) =>
        Array.from({ length: times }, () =>
          refusal(admit(name as keyof ReturnType<typeof budgetsFor>, address).require),
        ).filter((one) => !one).length
      expect(spend('192.0.2.1', budget.burst + 10)).toBe(budget.burst)
      expect(spend('192.0.2.2', 1)).toBe(1)
      time = Math.ceil(1_000 / budget.perSecond) * 3 + 1
      const maxAllowed = Math.ceil((time / 1_000) * budget.perSecond)
      expect(spend('192.0.2.1', maxAllowed + 10)).toBeGreaterThan(0)
      expect(
        refusal(admit(name as keyof ReturnType<typeof budgetsFor>, '192.0.2.1').require),
      ).toMatchObject({ status: 429, retryAfter: expect.any(Number) })
    },
  )

  it('ask to retry in ten seconds for a brochure, in one for a page', () => {
    const { admit } = createAdmission(50, () => 0)
    const last = (name: 'print' | 'page') =>
      Array.from({ length: 500 }, () => refusal(admit(name, '192.0.2.1').require)).at(-1)
        ?.retryAfter
    expect([last('print'), last('page')]).toEqual([10, 1])
  })

  it('use another budget for staff than for strangers', () => {
    const ask = { kind: 'rest', isWrite: false, hasFile: false } as const
    expect([
      budgetOf({ ...ask, sender: 'staff' }),
      budgetOf({ ...ask, sender: 'owner' }),
      budgetOf({ ...ask, sender: 'stranger' }),
    ]).toEqual(['studioRead', 'strangerRead', 'strangerRead'])
    expect(
      budgetOf({ ...ask, kind: 'upload', isWrite: true, sender: 'staff', hasFile: true }),
    ).toBe('upload')
    expect(
      budgetOf({ ...ask, kind: 'upload', isWrite: true, sender: 'stranger', hasFile: true }),
    ).toBe('strangerWrite')
  })

  it('answer every form within ten seconds, the queue included', () => {
    const { form, personal, login } = budgetsFor(50)
    for (const { answerWithin } of [form, personal, login])
      expect(answerWithin).toBeLessThan(10_000)
  })
})

describe('the concurrent requests of one client', () => {
  it('are released once, and counted for each address', () => {
    const enter = createConcurrency(2)
    const first = enter('192.0.2.1')
    const second = enter('192.0.2.1')
    expect([enter('192.0.2.1'), typeof enter('192.0.2.2')]).toEqual([undefined, 'function'])
    first?.()
    first?.()
    expect(typeof enter('192.0.2.1')).toBe('function')
    expect(enter('192.0.2.1')).toBeUndefined()
    second?.()
    expect(typeof enter('192.0.2.1')).toBe('function')
  })

  it('are counted for a whole IPv6 network', () => {
    const enter = createConcurrency(1)
    expect(typeof enter('2001:db8:1:1::1')).toBe('function')
    expect(enter('2001:db8:1:1:ffff::2')).toBeUndefined()
  })
})
