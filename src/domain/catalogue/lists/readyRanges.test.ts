import { expect, it } from '@jest/globals'

import { readyRanges } from './readyRanges'

const buckets = (counts: readonly number[]) =>
  counts.map((count, at) => ({ from: at * 100_000, count }))

it('divides what there is into three about equal ranges between steps', () => {
  expect(readyRanges(buckets([2, 2, 2, 2, 2, 2]))).toEqual([
    { to: 200_000 },
    { from: 200_000, to: 400_000 },
    { from: 400_000 },
  ])
})

it('makes two ranges where most cost the same, and none of a handful', () => {
  expect(readyRanges(buckets([0, 9, 0, 1]))).toEqual([{ to: 200_000 }, { from: 200_000 }])
  expect(readyRanges(buckets([1, 1, 1]))).toEqual([])
  expect(readyRanges([])).toEqual([])
})
