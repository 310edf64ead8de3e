import { isIP } from 'node:net'
import path from 'node:path'

import { z } from 'zod'

// Plain JavaScript, because the launcher checks the settings by the same rules before anything is started.

const root = process.cwd()
/** @param {string} value */
const absolute = (value) => path.resolve(/* turbopackIgnore: true */ root, value)
/** @param {string} value */
const list = (value) => value.split(/[\s,]+/).filter(Boolean)

/** An address of a machine or a range of them, as in 10.0.0.0/8. @param {string} entry */
function isAddressOrRange(entry) {
  const [address = '', bits, ...more] = entry.split('/')
  const family = isIP(address)
  if (!family || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
}

/** @param {string} error */
const wholeNumber = (error) => z.coerce.number({ error }).min(1, error)
/** @param {string} example */
const webAddress = (example) =>
  z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .default('false')
  .transform((value) => value === 'true')

const PORT = 'must be a port number between 1 and 65535'

/** Every variable that the programs read. What stands behind "error" completes a sentence that begins with the variable's name. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'must be development, production or test',
    })
    .default('development'),
  PORT: z.coerce.number({ error: PORT }).int(PORT).min(1, PORT).max(65535, PORT).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must look like postgres://user:password@host:5432/name',
  }),
  DATABASE_READ_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgres://user:password@host:5432/name',
    })
    .optional(),
  DATABASE_READ_MAX_DELAY: wholeNumber('must be a number of seconds, at least 1').default(10),
  PAYLOAD_SECRET: z.string({ error: 'must be set' }).min(32, 'must be at least 32 characters'),
  SITE_URL: webAddress('https://www.example.be').optional(),
  INTERNAL_URL: webAddress('http://127.0.0.1:3000').optional(),
  VAR_DIR: z.string().default('var').transform(absolute),
  MEDIA_DIR: z.string().default('var/media').transform(absolute),
  DOCUMENTS_DIR: z.string().default('var/documents').transform(absolute),
  ARCHIVE_DIR: z.string().transform(absolute).optional(),
  ARCHIVE_S3: z.string().optional(),
  BACKUP_KEY: z.string().min(16, 'must be at least 16 characters').optional(),
  MAP_FILE: z.string().transform(absolute).optional(),
  NEXT_DIST_DIR: z.string().default('.next').transform(absolute),
  UPSTREAM_URL: z
    .url({ protocol: /^http$/, error: 'must be an address such as http://127.0.0.1:3001' })
    .optional(),
  DIRECT_URL: z
    .url({ protocol: /^http$/, error: 'must be an address such as http://127.0.0.1:3002' })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(list)
    .refine(
      (entries) => entries.every(isAddressOrRange),
      'must be addresses or ranges with commas between them, such as 172.16.0.0/12, 10.0.0.5',
    ),
  FRONT_STORE_MB: wholeNumber('must be a number of megabytes, at least 1').default(96),
  FRONT_RENDERS_PER_SECOND: wholeNumber('must be a number of pages, at least 1').default(50),
  BROCHURES_MB: wholeNumber('must be a number of megabytes, at least 1').default(200),
  WORKER: z.enum(['inside', 'outside'], { error: 'must be inside or outside' }).default('inside'),
  MIGRATE: z.enum(['start', 'no'], { error: 'must be start or no' }).default('start'),
  MAP: z.enum(['towns', 'none'], { error: 'must be towns or none' }).default('towns'),
  MAP_SOURCE: webAddress('https://build.protomaps.com/YYYYMMDD.pmtiles').optional(),
  METRICS_KEY: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG: z.enum(['file', 'screen'], { error: 'must be file or screen' }).default('file'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error:
        'must look like smtp://user:password@mail.example.be:587, or smtps:// where the connection is encrypted from the start',
    })
    .optional(),
  MAIL_FROM_NAME: z.string().default('Hestia'),
  MAIL_FROM_ADDRESS: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address such as info@example.be')
    .default('noreply@localhost'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: webAddress('https://s3.example.be').optional(),
  S3_REGION: z.string().default('eu-west-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag,
  HESTIA_ADMIN_EMAIL: z
    .email({ error: 'must be an e-mail address such as admin@example.be' })
    .optional(),
  HESTIA_ADMIN_PASSWORD: z.string().min(12, 'must be at least 12 characters').optional(),
  HESTIA_DEMO: z.enum(['full', 'none'], { error: 'must be full or none' }).default('full'),
})

/**
 * A sentence for each variable that is wrong. The value is not repeated: it may hold a password.
 * @param {import('zod').ZodError} error
 * @returns {string[]}
 */
export const sentencesOf = ({ issues }) =>
  issues.map(({ path: [name], message }) => `${String(name)} ${message}.`)

/**
 * An empty variable means "not set": compose files and CI pass those.
 * @param {Record<string, string | undefined>} variables
 */
export const withoutEmpty = (variables) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
