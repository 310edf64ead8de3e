import { describe, expect, it } from '@jest/globals'

import { createDelivery, Refused } from './siteDelivery'

type Answer = Error | undefined

/** A site that answers each call as it is told, and a record of what reached it. */
function siteWith(answers: Answer[], whileAnswering: (call: number) => void = () => {}) {
  const calls: string[] = []
  const warnings: unknown[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const deliver = createDelivery({
    post: async (job, payloads) => {
      calls.push(`${job} ${payloads.join(' ')}`)
      whileAnswering(calls.length)
      const answer = answers[calls.length - 1]
      if (calls.length >= answers.length) end()
      if (answer) throw answer
    },
    isPeriodic: (job) => job === 'periodic',
    pause: async () => {},
    warn: (error) => warnings.push(error),
  })
  return { calls, deliver, ended, warnings }
}

const noAnswer = () => new TypeError('fetch failed')

describe('jobs on their way to the site', () => {
  it('are repeated without a line in the log while the site starts', async () => {
    const site = siteWith([noAnswer(), noAnswer(), noAnswer(), undefined])
    site.deliver('periodic', {})
    await site.ended
    expect(site.calls).toEqual(Array(4).fill('periodic {}'))
    expect(site.warnings).toEqual([])
  })

  it('are logged when the site does not answer for long', async () => {
    const site = siteWith([...Array.from({ length: 30 }, noAnswer), undefined])
    site.deliver('revalidate', { tags: ['a'] })
    await site.ended
    expect(site.warnings).toHaveLength(1)
  })

  it('wait for the call before them and go together, equal ones once', async () => {
    const site = siteWith([undefined, undefined], (call) => {
      if (call === 1) for (const tag of ['b', 'c', 'b']) site.deliver('revalidate', { tags: [tag] })
    })
    site.deliver('revalidate', { tags: ['a'] })
    await site.ended
    expect(site.calls).toEqual([
      'revalidate {"tags":["a"]}',
      'revalidate {"tags":["b"]} {"tags":["c"]}',
    ])
  })

  it('are repeated after an error of the site, except those that come again by themselves', async () => {
    const site = siteWith([new Refused('500'), undefined])
    site.deliver('revalidate', { tags: ['a'] })
    await site.ended
    expect(site.calls).toHaveLength(2)

    const periodic = siteWith([new Refused('500'), undefined])
    periodic.deliver('periodic', {})
    await Promise.resolve()
    periodic.deliver('revalidate', { tags: ['a'] })
    await periodic.ended
    expect(periodic.calls).toEqual(['periodic {}', 'revalidate {"tags":["a"]}'])
    expect(periodic.warnings).toHaveLength(1)
  })

  it('are sent in several calls when they are too long for one', async () => {
    const tags = (letter: string) => ({ tags: [letter.repeat(20_000)] })
    const site = siteWith([undefined, undefined, undefined], (call) => {
      if (call === 1) for (const letter of ['b', 'c']) site.deliver('revalidate', tags(letter))
    })
    site.deliver('revalidate', tags('a'))
    await site.ended
    expect(site.calls.map((call) => call.length < 32_000)).toEqual([true, true, true])
  })
})
