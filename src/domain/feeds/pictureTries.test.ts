import { describe, expect, it } from '@jest/globals'

import { pauseAfter, type PictureFailure } from './pictureTries'

const pauses = (failure: PictureFailure) => {
  const minutes: number[] = []
  for (let tries = 1; ; tries += 1) {
    const pause = pauseAfter(tries, failure)
    if (pause === undefined) return minutes
    minutes.push(pause)
  }
}
const quick = [5, 10, 20]
const daily = Array.from({ length: 30 }, () => 1440)

describe('a picture that fails', () => {
  it.each<[string, PictureFailure, number[]]>([
    ['because its server is away', { reason: 'unreachable' }, [...quick, ...daily]],
    ['because its server is broken', { reason: 'answered', status: 503 }, [...quick, ...daily]],
    ['because its server has no such picture', { reason: 'answered', status: 404 }, quick],
    ['because it is none', { reason: 'kind' }, []],
    ['because of what the site says of it', { reason: 'Te groot', isRefusal: true }, []],
  ])('%s', (_, failure, expected) => {
    expect(pauses(failure)).toEqual(expected)
  })
})
