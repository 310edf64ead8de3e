import { expect, it } from '@jest/globals'

import { eachByItself } from './eachByItself'

it('does the items after one that fails, and returns what was done', async () => {
  const tried: number[] = []
  const done = await eachByItself('numbers', [1, 2, 3], String, (item) => {
    tried.push(item)
    return item === 2 ? Promise.reject(new Error('no')) : Promise.resolve(item * 10)
  })
  expect([tried, done]).toEqual([
    [1, 2, 3],
    [10, 30],
  ])
})
