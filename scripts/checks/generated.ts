import fs from 'node:fs/promises'
import path from 'node:path'

import config from '@payload-config'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

// Whether what is generated from the configuration is what it would be if it were generated now.
const root = process.cwd()
// The import map names files from where it stands: as deep as the real one.
const folder = path.join(root, 'var', 'test', 'generated', 'admin')

const { typescript, admin, ...rest } = await config
const typesFile = path.join(folder, 'payload-types.ts')
const mapFile = path.join(folder, 'importMap.js')

await fs.rm(folder, { recursive: true, force: true })
await fs.mkdir(folder, { recursive: true })
await generateTypes({ ...rest, admin, typescript: { ...typescript, outputFile: typesFile } }, { log: false })
await generateImportMap({ ...rest, typescript, admin: { ...admin, importMap: { ...admin.importMap, importMapFile: mapFile } } }, { log: false })

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
