import fs from 'node:fs/promises'
import path from 'node:path'

import config from '@payload-config'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

// Checks that the files generated from the configuration are up to date.
const root = process.cwd()
// The import map has paths relative to its own folder, so this folder is as deep as the real one.
const folder = path.join(root, 'var', 'test', 'generated', 'admin')

const { typescript, admin, ...rest } = await config
const typesFile = path.join(folder, 'payload-types.ts')
const mapFile = path.join(folder, 'importMap.js')

await fs.rm(folder, { recursive: true, force: true })
await fs.mkdir(folder, { recursive: true })
await generateTypes(
  { ...rest, admin, typescript: { ...typescript, outputFile: typesFile } },
  { log: false },
)
await generateImportMap(
  {
    ...rest,
    typescript,
    admin: { ...admin, importMap: { ...admin.importMap, importMapFile: mapFile } },
  },
  { log: false },
)

const pairs = [
  ['src/payload-types.ts', typesFile],
  ['src/app/(payload)/admin/importMap.js', mapFile],
] as const

for (const [committed, generated] of pairs) {
  const read = (file: string) => fs.readFile(path.resolve(root, file), 'utf8').catch(() => '')
  if ((await read(committed)).trim() === (await read(generated)).trim()) continue
  console.error(`${committed} does not fit the configuration: run npm run generate.`)
  process.exitCode = 1
}
process.exit()
