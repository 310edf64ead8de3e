import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const composed = ['docker-compose.yml', path.join('docker', 'cluster.yml')].map(read).join('\n')
const found = (pattern: RegExp, text = composed): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

describe('the files of Docker Compose', () => {
  it('use only variables that .env.example explains', () => {
    const explained = found(/^#?([A-Z][A-Z0-9_]*)=/gm, read('.env.example'))
    const used = found(/\$\{([A-Z][A-Z0-9_]*)/g)
    expect(used).toContain('POSTGRES_PASSWORD')
    expect(used.filter((name) => !explained.includes(name))).toEqual([])
  })

  it('mount only files of the repository', () => {
    const mounted = found(/^\s*- (\.\/[^:\s]+):/gm)
    expect(mounted).toContain('./docker/nginx.conf')
    expect(mounted.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([])
  })

  it('run only commands of package.json', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const run = found(/'npm', 'run', '([^']+)'/g)
    expect(run).toEqual(['migrate', 'worker'])
    expect(run.filter((name) => !(name in scripts))).toEqual([])
  })

  it('lead nginx to instances by a name that it looks up again', () => {
    expect(read('docker/nginx.conf')).toMatch(/resolver [^;]+;\s+server app:3000 resolve /)
  })
})
