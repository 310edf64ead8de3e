import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { typescript } from '../../scripts/lib/children.mjs'
import { root } from '../../scripts/lib/settings.mjs'

/** @typedef {{ slug: string, fields: string[] }} Shape */
/** @typedef {{ endpoints: { method: string, path: string }[], collections: Shape[], globals: Shape[] }} Targets */
/** @typedef {Targets & { pages: string[], files: string[], forms: string[], routes: string[], ids: string[] }} World */

/** Every REST endpoint and field of the configuration, read by a program that needs no database. */
function readTargets() {
  const env = {
    ...process.env,
    DATABASE_URL: 'postgres://nobody@localhost/none',
    PAYLOAD_SECRET: 'only to read the configuration, nothing is signed',
    NODE_ENV: 'production',
  }
  const output = execFileSync(
    process.execPath,
    typescript(path.join('tests', 'siege', 'targets.ts')),
    { cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  )
  return JSON.parse(/^TARGETS (.+)$/m.exec(output)?.[1] ?? '')
}

/** The addresses of the route handlers of our own, from the folders of src/app: `[param]` stays to be filled. */
function readRoutes(folder = path.join(root, 'src', 'app'), address = '') {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return readRoutes(
        path.join(folder, entry.name),
        /^\(.*\)$/.test(entry.name) ? address : `${address}/${entry.name}`,
      )
    return /^(route\.tsx?|page\.tsx)$/.test(entry.name) ? [address || '/'] : []
  })
}

const matches = (text, pattern) => [
  ...new Set([...text.matchAll(pattern)].map(([, one]) => one.replaceAll('&amp;', '&'))),
]

/** What is there to be asked for: pages and files of the site, forms, endpoints. */
export async function readWorld(origin) {
  const read = async (target) => (await fetch(origin + target)).text()
  const parts = matches(await read('/sitemap.xml'), /<loc>([^<]+)<\/loc>/g).map(
    (address) => new URL(address).pathname,
  )
  const pages = (
    await Promise.all(parts.map(async (part) => matches(await read(part), /<loc>([^<]+)<\/loc>/g)))
  )
    .flat()
    .map((address) => new URL(address).pathname)
  const homes = (
    await Promise.all(['/nl/', '/nl/te-koop/', '/nl/contact/', '/nl/projecten/'].map(read))
  ).join('\n')
  const files = matches(
    homes,
    /(?:src|href|srcset)="(\/(?:api\/media|_next|fonts|maplibre|api\/brochure)[^" ]+)/g,
  )
  const forms = matches(homes, /action="(\/api\/forms\/[^"?]+)/g)
  return {
    ...readTargets(),
    pages: [...new Set([...parts, ...pages])],
    files,
    forms,
    routes: readRoutes(),
    ids: [],
  }
}
