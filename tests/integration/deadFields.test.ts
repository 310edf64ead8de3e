import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

import { describe, expect, it } from '@jest/globals'
import type { Field } from 'payload'

import { columnOf } from '@/domain/lib/columnOf'

import { usePayload } from './support/payload'

const site = usePayload()

/** Files that declare, name, fill or test fields: naming a field there does not read it. */
const DECLARES =
  /^(?:collections\/[^/]+\/(?:index\.ts|fields)|globals\/[^/]+\/(?:index|fields)\.ts|blocks\/(?:[^/]+\/config|index)\.ts|src\/(?:seed\/|payload-types))|\.test\.|\.json$/

/** Fields that no code of ours names, and why each of them is not dead. */
const ALLOWED: Record<string, string> = {
  lockUntil: 'Payload locks accounts by it.',
  loginAttempts: 'Payload locks accounts by it.',
  resetPasswordToken: 'Payload checks the link to a new password by it.',
  resetPasswordExpiration: 'Payload checks the link to a new password by it.',
  resetPasswordRequestedAt: 'Payload limits requests for a new password by it.',
  blockName: 'Staff name a block in the studio by it.',
  _objectKey: 'The storage plugin finds the file by it.',
  usedOn: 'A list of the studio: the pages that show a module.',
  projectWebId: 'The number in the agency’s own software; only the studio shows it.',
  internalNotes: 'Notes of staff for staff; only the studio shows them.',
}

/** The sizes of a picture are read by their width, not by name. */
const isPictureSize = (name: string): boolean => /^w\d+$/.test(name)

function sources(): string {
  const tracked = execFileSync('git', ['ls-files', 'src', 'collections', 'globals', 'blocks'], {
    encoding: 'utf8',
  })
  const files = tracked
    .split('\n')
    .filter((file) => /\.(?:ts|tsx)$/.test(file) && !DECLARES.test(file))
  return files.map((file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')).join('\n')
}

function namesIn(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => [
        'name' in tab ? String(tab.name) : '',
        ...namesIn(tab.fields),
      ])
    const own = 'name' in field && field.type !== 'ui' ? [String(field.name)] : []
    const blocks =
      field.type === 'blocks' ? field.blocks.flatMap((block) => namesIn(block.fields)) : []
    return [...own, ...('fields' in field ? namesIn(field.fields) : []), ...blocks]
  })
}

describe('the fields that staff fill in', () => {
  it('are each read by something outside schema, words and demo', () => {
    const { collections, globals } = site.payload.config
    const words = new Set(sources().match(/\w+/g))
    const dead = [...collections, ...globals]
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, fields }) =>
        namesIn(fields)
          .filter(Boolean)
          .map((name) => ({ slug, name })),
      )
      .filter(({ name }) => !(name in ALLOWED) && !isPictureSize(name))
      .filter(({ name }) => !words.has(name) && !words.has(columnOf(name)))
    expect(dead.map(({ slug, name }) => `${slug}.${name}`)).toEqual([])
  })
})
