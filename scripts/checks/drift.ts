import fs from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import assembled from '@payload-config'
import { getPayload } from 'payload'

// Checks that the migrations lead to the schema of the configuration. Payload's own command would
// ask questions and write into the folder; comparing its snapshots does neither.
type Snapshot = Record<string, unknown>

const folder = path.join(process.cwd(), 'migrations')
const config = await assembled
// A check writes nothing; without this, Payload would update src/payload-types.ts here.
config.typescript.autoGenerate = false
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })

/** Removes what differs from one run to the next. */
const content = (snapshot: Snapshot): Snapshot =>
  JSON.parse(JSON.stringify({ ...snapshot, id: undefined, prevId: undefined }))

function differences(before: unknown, after: unknown, at: string): string[] {
  if (isDeepStrictEqual(before, after)) return []
  const [a, b] = [before, after].map((side) =>
    side !== null && typeof side === 'object' ? (side as Snapshot) : undefined,
  )
  if (!a || !b)
    return [
      `${at}: ${JSON.stringify(before) ?? 'nothing'} in the migrations, ${JSON.stringify(after) ?? 'nothing'} in the configuration`,
    ]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
    differences(a[key], b[key], [at, key].filter(Boolean).join(' > ')),
  )
}

const faults: string[] = []
const files = await fs.readdir(folder)
const index = await fs.readFile(path.join(folder, 'index.ts'), 'utf8')
const names = files
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .map((file) => file.slice(0, -3))
for (const name of names) {
  if (!index.includes(`'${name}'`)) faults.push(`migrations/index.ts does not name ${name}`)
}

const latest = files
  .filter((file) => file.endsWith('.json'))
  .sort()
  .at(-1)
const committed: Snapshot = latest
  ? JSON.parse(await fs.readFile(path.join(folder, latest), 'utf8'))
  : {}
const wanted: Snapshot = await payload.db.requireDrizzleKit().generateDrizzleJson(payload.db.schema)
faults.push(...differences(content(committed), content(wanted), '').slice(0, 20))

for (const fault of faults) console.error(fault)
if (faults.length)
  console.error(
    'The migrations do not lead to the configuration: run npm run migrate:create -- NAME.',
  )
process.exit(faults.length ? 1 : 0)
