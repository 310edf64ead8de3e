import { print } from './say.mjs'

const SETTINGS = [
  ['PORT', 'where the site listens (3000)'],
  ['HOST', 'the address it listens on (all of the machine)'],
  ['SITE_URL', 'the address visitors use (http://localhost:PORT)'],
  ['DATABASE_URL', 'your own PostgreSQL instead of the embedded one'],
  ['DATABASE_READ_URL', 'a standby of it that visitors read from while it is fit'],
  ['VAR_DIR', 'where data, logs and secrets are kept (var)'],
  ['MAP_FILE', 'a .pmtiles file with the streets of the map (VAR_DIR/map)'],
  ['MAP', 'none: the first start fetches no streets for the towns of the demo'],
  ['MEDIA_DIR, DOCUMENTS_DIR', 'where uploads are kept (in VAR_DIR)'],
  ['TRUSTED_PROXIES', 'proxies whose word about a visitor counts (none)'],
  ['MIGRATE', 'no: refuse a database that is not up to date; npm run migrate does it (start)'],
  ['WORKER', 'inside: the server works off its jobs; outside: npm run worker does (inside)'],
  ['LOG', 'screen: the site writes here; file: to var/log/site.log (file)'],
  ['HESTIA_ADMIN_EMAIL', 'the first staff login (admin@maisonhestia.example)'],
  ['HESTIA_ADMIN_PASSWORD', 'its password (made up and kept in var/first-login.txt)'],
  ['HESTIA_DEMO', 'none: an empty database gets a login and settings, no demo content'],
]

export function printHelp() {
  print(
    'npm start prepares and starts Hestia. Settings come from the environment, else from the file .env:\n',
  )
  for (const [name, what] of SETTINGS) print(`  ${name.padEnd(26)}${what}`)
  print(
    '\nAll settings are in .env.example. Beside it: npm run dev, worker, build, migrate, reset, backup FILE, restore FILE.',
  )
}
