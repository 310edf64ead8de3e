import { expect, test } from '@jest/globals'

import { mapProblems, readMapWork } from './mapWork'
import words from '@/studio/map/words.json'

const now = new Date('2026-11-23T10:00:00Z')
const running = {
  state: 'running',
  since: '2026-11-23T09:50:00.000Z',
  at: '2026-11-23T09:59:50.000Z',
  percent: 40,
}

test('work that still says it runs long after its last word was killed', () => {
  expect(readMapWork(JSON.stringify(running), now)).toMatchObject({ state: 'running', percent: 40 })
  const silent = { ...running, at: '2026-11-23T09:58:00.000Z' }
  expect(readMapWork(JSON.stringify(silent), now)).toMatchObject({
    state: 'failed',
    problem: 'stopped',
  })
})

test('what is no state says nothing, and an unknown problem is still a failure', () => {
  for (const text of ['', '{', '[]', '{"state":"asleep"}'])
    expect(readMapWork(text, now)).toBeUndefined()
  const failed = JSON.stringify({ ...running, state: 'failed', problem: 'of next year' })
  expect(readMapWork(failed, now)).toMatchObject({ state: 'failed', problem: 'failed' })
})

test('every problem has a sentence in the studio', () => {
  for (const problem of mapProblems) expect(Object.keys(words)).toContain(`problem_${problem}`)
})
