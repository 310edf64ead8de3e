import config from '@payload-config'
import { getPayload, readMigrationFiles } from 'payload'

// Runs only the migrations that ONLY_MIGRATIONS names, for a restore: `payload migrate` always runs
// all of them.
const wanted = new Set(process.env.ONLY_MIGRATIONS?.split(','))
const payload = await getPayload({ config, disableOnInit: true })
const all = await readMigrationFiles({ payload })
await payload.db.migrate({ migrations: all.filter(({ name }) => wanted.has(name)) })
await payload.destroy()
