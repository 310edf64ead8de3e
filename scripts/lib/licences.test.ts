import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { licencesPage, listPackages, readLicences, refusedLicences } from './licences.mjs'

const root = path.resolve(import.meta.dirname, '..', '..')

type Manifests = Record<string, Record<string, unknown>>

/** Lists the packages of a lock file when only these folders are installed. */
const list = (locked: Manifests, installed: Manifests = {}) =>
  listPackages(locked, (folder: string) => {
    const manifest = installed[folder]
    if (!manifest) throw new Error(`${folder} is not installed.`)
    return manifest
  })

const refused = (licence: string, name = 'some') =>
  refusedLicences([{ name, version: '1.0.0', licence }])

describe('the list of packages', () => {
  it('leaves out the project itself and what is for development alone', () => {
    const locked = {
      '': { version: '1.0.0', license: 'UNLICENSED' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/c': { version: '1.0.0', license: 'MIT', devOptional: true },
    }
    expect(list(locked).map(({ name }) => name)).toEqual(['a', 'c'])
  })

  it('names a package in a folder of another by its own name, and the same version once', () => {
    const one = { version: '2.0.0', license: 'ISC' }
    const locked = {
      'node_modules/z/node_modules/@x/y': one,
      'node_modules/@x/y': { ...one, version: '1.0.0' },
      'node_modules/q/node_modules/@x/y': one,
    }
    expect(list(locked)).toEqual([
      { name: '@x/y', version: '1.0.0', licence: 'ISC' },
      { name: '@x/y', version: '2.0.0', licence: 'ISC' },
    ])
  })
})

describe('the licence of a package', () => {
  it('is read from the manifest where the lock file states none', () => {
    const locked = {
      'node_modules/old': { version: '1.0.0' },
      'node_modules/older': { version: '1.0.0' },
      'node_modules/oldest': { version: '1.0.0' },
    }
    const installed = {
      'node_modules/old': {
        licenses: [{ type: 'MIT', url: 'https://example.org' }, { type: 'Apache-2.0' }],
      },
      'node_modules/older': { license: { type: 'BSD-3-Clause' } },
      'node_modules/oldest': {},
    }
    expect(list(locked, installed).map(({ licence }) => licence)).toEqual([
      'MIT OR Apache-2.0',
      'BSD-3-Clause',
      'none stated',
    ])
  })

  it('is the same whether a package of one platform is installed or not', () => {
    const locked = {
      'node_modules/@x/darwin': {
        version: '1.0.0',
        license: 'MIT',
        os: ['darwin'],
        optional: true,
      },
      'node_modules/@x/musl': { version: '1.0.0', libc: ['musl'], optional: true },
    }
    const elsewhere = list(locked)
    const here = list(locked, {
      'node_modules/@x/darwin': { license: 'GPL-3.0-only' },
      'node_modules/@x/musl': { license: 'MIT' },
    })
    expect(here).toEqual(elsewhere)
    expect(elsewhere.map(({ licence }) => licence)).toEqual(['MIT', 'none stated'])
  })
})

describe('the licences that may be used', () => {
  it('are enough on one side of an OR, and needed on both of an AND', () => {
    for (const fine of [
      'MIT',
      '(MIT OR GPL-3.0-only)',
      'GPL-3.0-only OR (MIT AND ISC)',
      'ISC AND (GPL-3.0-only OR MIT)',
    ])
      expect(refused(fine)).toEqual([])
    for (const bad of [
      'GPL-3.0-only',
      'MIT AND GPL-3.0-only',
      '(MIT OR ISC) AND AGPL-3.0-only',
      'MIT)',
      '(MIT',
    ])
      expect(refused(bad)).toHaveLength(1)
  })

  it('are not taken for granted where a package states none, a file, or that it has none', () => {
    for (const bad of ['none stated', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED', ''])
      expect(refused(bad)).toHaveLength(1)
  })

  it('include one that was reviewed, for the package it was reviewed for', () => {
    expect(refused('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toEqual([])
    expect(refused('SEE LICENSE IN LICENSE.txt', 'mapbox-gl')).toEqual([])
    expect(refused('LGPL-3.0-or-later', 'another')).toEqual([
      'another 1.0.0 has the licence "LGPL-3.0-or-later": replace the package, or read the licence and add it in scripts/lib/licences.mjs.',
    ])
  })
})

describe('the page about licences', () => {
  it('puts packages under their licence, with all their versions in one row', () => {
    const packages = [
      { name: 'a', version: '1.0.0', licence: 'ISC' },
      { name: 'b', version: '1.0.0', licence: 'MIT' },
      { name: 'b', version: '2.0.0', licence: 'MIT' },
    ]
    const page = licencesPage(packages, [
      { folder: 'public/fonts', text: '# Fonts\n\nUnder OFL.\n' },
    ])
    expect(page).toContain(
      '## MIT\n\n| package | version |\n| --- | --- |\n| b | 1.0.0, 2.0.0 |\n\n## ISC',
    )
    expect(page).toContain('### `public/fonts`\n\nUnder OFL.\n')
  })

  it('is the one in the documentation, and every licence on it may be used', () => {
    const { packages, page } = readLicences(root)
    expect(refusedLicences(packages)).toEqual([])
    const isCurrent =
      fs.readFileSync(path.join(root, 'docs', 'third-party-licences.md'), 'utf8') === page
    expect(
      isCurrent
        ? ''
        : 'docs/third-party-licences.md does not fit package-lock.json: run npm run licences.',
    ).toBe('')
  })
})
