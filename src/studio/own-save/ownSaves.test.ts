import { createOwnSaves } from './ownSaves'

const at = (second: number): string => new Date(Date.UTC(2026, 10, 27, 12, 0, second)).toISOString()
const saving = (before: number, after: number) => () =>
  Promise.resolve({ savedBefore: at(before), savedAfter: at(after) })

describe('what the actions of a tab saved', () => {
  it('explains a newer document, also over several actions', async () => {
    const own = createOwnSaves()
    await own.run(saving(1, 2))
    await own.run(saving(2, 3))
    expect(await own.areAllSince(at(1), at(3))).toBe(true)
    expect(await own.areAllSince(at(2), at(3))).toBe(true)
  })

  it('does not explain the save of a colleague before, between or after them', async () => {
    const own = createOwnSaves()
    await own.run(saving(2, 3))
    expect(await own.areAllSince(at(1), at(3))).toBe(false)
    await own.run(saving(4, 5))
    expect(await own.areAllSince(at(2), at(5))).toBe(false)
    expect(await own.areAllSince(at(4), at(6))).toBe(false)
  })

  it('waits for the answer of an action that the server has done already', async () => {
    const own = createOwnSaves()
    let answer: ((saved: object) => void) | undefined
    const running = own.run(() => new Promise<object>((resolve) => (answer = resolve)))
    const asked = own.areAllSince(at(1), at(2))
    answer?.({ savedBefore: at(1), savedAfter: at(2) })
    expect(await asked).toBe(true)
    await running
  })

  it('goes on after an action that failed or saved nothing', async () => {
    const own = createOwnSaves()
    await expect(own.run(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    await own.run(() => Promise.resolve({ savedBefore: at(1), savedAfter: at(1) }))
    await own.run(() => Promise.resolve({ problem: 'failed' }))
    expect(await own.areAllSince(at(1), at(2))).toBe(false)
    expect(await own.areAllSince(at(0), at(1))).toBe(false)
  })
})
