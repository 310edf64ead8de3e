import { expect, it } from '@jest/globals'

import { createProblemLog } from './problemLog'

it('logs an island at its first failure and at every tenfold, so that a broken script cannot fill the log', () => {
  const lines: string[] = []
  const count = createProblemLog((line) => lines.push(line))
  for (let at = 0; at < 1000; at++) count('map')
  expect(lines.map((line) => /\d+ times/.exec(line)?.[0])).toEqual([
    '1 times',
    '10 times',
    '100 times',
    '1000 times',
  ])
})

it('drops what no island is named, and more names than a site has islands', () => {
  const lines: string[] = []
  const count = createProblemLog((line) => lines.push(line))
  for (const name of ['', 'a b', '../x', 'a\nb', 'x'.repeat(41)]) count(name)
  expect(lines).toEqual([])
  for (let at = 0; at < 300; at++) count(`a${'b'.repeat(at % 20)}${'c'.repeat(at / 20)}`)
  expect(lines).toHaveLength(100)
})
