import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { environment } from '../src/envSchema.mjs'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const composed = ['docker-compose.yml', path.join('docker', 'cluster.yml')].map(read).join('\n')
const found = (pattern: RegExp, text = composed): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

/** What the container decides itself, whatever `.env` says: its own places, its port, its database. */
const ownOfContainer = [
  'DATABASE_URL',
  'DOCUMENTS_DIR',
  'HOST',
  'MEDIA_DIR',
  'NEXT_DIST_DIR',
  'PORT',
  'VAR_DIR',
  'WORKER',
]
/** Only programs of the launcher are given these, by the launcher. */
const ownOfLauncher = ['DIRECT_URL', 'NODE_ENV', 'UPSTREAM_URL']

/** The lines below a key that is indented by two. */
function below(text: string, key: string): string {
  const [, after = ''] = `\n${text}`.split(`\n  ${key}:`)
  return /^.*\n((?: {4}.*\n)*)/.exec(after)?.[1] ?? ''
}

describe('the files of Docker Compose', () => {
  it('give the site and the worker every setting that .env.example explains', () => {
    const [shared = ''] = read('docker-compose.yml').split(/^services:/m)
    expect(below(shared, 'env_file')).toBe('    - path: .env\n      required: false\n')
    for (const service of ['app', 'worker'])
      expect(below(read('docker-compose.yml'), service)).toContain('<<: *hestia\n')

    const set = [...below(shared, 'environment').matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)]
    const own = set.filter(([, name, value = '']) => !value.startsWith(`\${${name}:`))
    expect(own.map(([, name]) => name).sort()).toEqual(ownOfContainer)

    const explained = found(/^#?([A-Z][A-Z0-9_]*)=/gm, read('.env.example'))
    const unexplained = Object.keys(environment.shape).filter((name) => !explained.includes(name))
    expect(unexplained.sort()).toEqual(ownOfLauncher)
  })

  it('build an image without tests', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['tests', '**/*.test.ts', '**/*.test.tsx']),
    )
  })

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
