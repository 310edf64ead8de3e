// Checks that migrations can run while the program of the release before is still serving.
import fs from 'node:fs'
import path from 'node:path'

import { FIRST_DAY, noticedBy } from '../lib/migration-rules.mjs'
import { migrationsInFolder } from '../lib/migrations.mjs'
import { root } from '../lib/settings.mjs'

const faults = migrationsInFolder()
  .filter((name) => name >= FIRST_DAY)
  .flatMap((name) =>
    noticedBy(name, fs.readFileSync(path.join(root, 'migrations', `${name}.ts`), 'utf8')),
  )
for (const fault of faults) console.error(fault)
process.exit(faults.length ? 1 : 0)
