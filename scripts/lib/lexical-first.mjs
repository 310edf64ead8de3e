// Preloaded into our programs that assemble the configuration: imports the packages of the editor
// one after the other. When all are imported at once, Node 20 sometimes waits for ever, and the
// process ends with nothing done (payloadcms/payload #17757, ADR 0005).
import fs from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '..', '..', 'node_modules')
const manifest = (name) =>
  JSON.parse(fs.readFileSync(path.join(folder, name, 'package.json'), 'utf8'))
const isEditor = (name) =>
  (name === 'lexical' || name.startsWith('@lexical/')) &&
  fs.existsSync(path.join(folder, name, 'package.json'))

const loaded = new Set()
async function load(name) {
  if (loaded.has(name)) return
  loaded.add(name)
  const { dependencies = {}, exports } = manifest(name)
  for (const other of Object.keys(dependencies).filter(isEditor)) await load(other)
  if (exports?.['.']) await import(name)
}

for (const name of Object.keys(manifest('@payloadcms/richtext-lexical').dependencies).filter(
  isEditor,
))
  await load(name)

// These programs say themselves when they are done: one that ends by running out of work has waited
// for an import that never finished.
process.once('beforeExit', () => {
  console.error('The program ended before it was done.')
  process.exit(70)
})
