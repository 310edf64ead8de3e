// `npm run licences`: writes docs/third-party-licences.md, the packages of the product and their
// licences.
import fs from 'node:fs'
import path from 'node:path'

import { readLicences, refusedLicences } from './lib/licences.mjs'
import { print } from './lib/say.mjs'
import { root } from './lib/settings.mjs'

const file = path.join('docs', 'third-party-licences.md')
const { packages, page } = readLicences(root)
const refused = refusedLicences(packages)

fs.writeFileSync(path.join(root, file), page)
print(`${packages.length} packages are listed in ${file}.`)
for (const sentence of refused) console.error(sentence)
process.exitCode = refused.length ? 1 : 0
