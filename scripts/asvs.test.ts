import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '..')
const LINE =
  /^\| (\d+\.\d+\.\d+) \| ([12]) \| (holds|does not|not applicable) \| ([^|]+) \| ([^|]*) \|$/
const text = fs.readFileSync(path.join(root, 'docs', 'asvs.md'), 'utf8')
const lines = text.split('\n').flatMap((line) => {
  const [, number = '', level = '', state = '', , shownBy = ''] = LINE.exec(line) ?? []
  return number
    ? [
        {
          number,
          level,
          state,
          files: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
        },
      ]
    : []
})
const count = (level: string, state: string) =>
  lines.filter((line) => line.level === level && line.state === state).length

describe('the list of security requirements', () => {
  it('has a line for each of the 70 of level 1 and the 183 of level 2', () => {
    expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length)
    expect(['1', '2'].map((level) => lines.filter((line) => line.level === level).length)).toEqual([
      70, 183,
    ])
  })

  it('names something for every requirement that holds, and only files that are there', () => {
    expect(lines.filter(({ state, files }) => state === 'holds' && files.length === 0)).toEqual([])
    const missing = lines.flatMap(({ number, files }) =>
      files
        .filter((file) => !fs.existsSync(path.join(root, file)))
        .map((file) => `${number}: ${file}`),
    )
    expect(missing).toEqual([])
  })

  it('counts itself rightly', () => {
    for (const level of ['1', '2'])
      expect(text).toContain(
        `| ${level} | ${count(level, 'holds')} | ${count(level, 'does not')} | ${count(level, 'not applicable')} |`,
      )
  })
})
