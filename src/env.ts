import path from 'node:path'

import { z } from 'zod'

const root = process.cwd()
const absolute = (value: string) => path.resolve(/* turbopackIgnore: true */ root, value)
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
const list = (value: string) => value.split(/[\s,]+/).filter(Boolean)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' }),
  PAYLOAD_SECRET: z.string().min(32, 'must be at least 32 characters'),
  SITE_URL: z.url().optional(),
  INTERNAL_URL: z.url().optional(),
  VAR_DIR: z.string().default('var').transform(absolute),
  MEDIA_DIR: z.string().default('var/media').transform(absolute),
  DOCUMENTS_DIR: z.string().default('var/documents').transform(absolute),
  UPSTREAM_URL: z.url({ protocol: /^http$/ }).optional(),
  TRUSTED_PROXIES: z.string().default('').transform(list),
  FRONT_STORE_MB: z.coerce.number().min(1).default(96),
  FRONT_RENDERS_PER_SECOND: z.coerce.number().min(1).default(50),
  BROCHURES_MB: z.coerce.number().min(1).default(200),
  WORKER: z.enum(['inside', 'outside']).default('inside'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM_NAME: z.string().default('Hestia'),
  MAIL_FROM_ADDRESS: z.string().default('noreply@localhost'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('eu-west-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag,
  HESTIA_ADMIN_EMAIL: z.email().optional(),
  HESTIA_ADMIN_PASSWORD: z.string().min(12, 'must be at least 12 characters').optional(),
  HESTIA_DEMO: z.enum(['full', 'none']).default('full'),
})

/** An empty variable means "not set": compose files and CI pass those. */
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
const parsed = schema.safeParse(given)
if (!parsed.success) {
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not complete (see .env.example):\n${lines.join('\n')}`)
}

const { data } = parsed

/** The settings of this process. Nothing else reads `process.env`. */
export const env = {
  ...data,
  SITE_URL: data.SITE_URL ?? `http://localhost:${data.PORT}`,
  INTERNAL_URL: data.INTERNAL_URL ?? `http://127.0.0.1:${data.PORT}`,
  MAIL_FROM: { defaultFromName: data.MAIL_FROM_NAME, defaultFromAddress: data.MAIL_FROM_ADDRESS },
  S3_CONFIG: {
    region: data.S3_REGION,
    forcePathStyle: data.S3_FORCE_PATH_STYLE,
    ...(data.S3_ENDPOINT && { endpoint: data.S3_ENDPOINT }),
    ...(data.S3_ACCESS_KEY_ID &&
      data.S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: data.S3_ACCESS_KEY_ID, secretAccessKey: data.S3_SECRET_ACCESS_KEY },
      }),
  },
}
