import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { usePayload } from '../support/payload'

const site = usePayload()
const NAMED = /\b(?:from|join|into|update|delete from)\s+"?([a-z_][a-z0-9_]*)"?/gi

/** Every name that stands where SQL names a table, in the sources. */
function namesInSql(): Set<string> {
  const tracked = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n')
  const files = tracked.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && fs.existsSync(file))
  const templates = files
    .map((file) => fs.readFileSync(file, 'utf8'))
    .filter((text) => /\bsql`|\.query[<(]/.test(text))
  return new Set(
    templates.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name)),
  )
}

/** The tables that Payload makes of the collections; others come from migrations written by hand. */
const generated = (): Set<string> => new Set(Object.keys(site.payload.db.tables))

describe('the tables that Payload makes', () => {
  it('are named in our SQL exactly as docs/payload-upgrade.md lists them', () => {
    const document = fs.readFileSync('docs/payload-upgrade.md', 'utf8')
    const [, list = ''] = /## Tables\n([^]*?)\n## /.exec(document) ?? []
    const listed = [...list.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name)
    const tables = generated()
    const used = [...namesInSql()].filter((name) => tables.has(name)).sort()
    expect(used.length).toBeGreaterThan(10)
    expect(listed).toEqual(used)
  })
})
