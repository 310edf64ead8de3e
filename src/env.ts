import { environment, sentencesOf, withoutEmpty } from './envSchema.mjs'

const parsed = environment.safeParse(withoutEmpty(process.env))
if (!parsed.success)
  throw new Error(
    `The environment is not complete (see .env.example):\n  ${sentencesOf(parsed.error).join('\n  ')}`,
  )

const { data } = parsed

/** What a program that this one starts is given. */
export const environmentOfPrograms = process.env

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
        credentials: {
          accessKeyId: data.S3_ACCESS_KEY_ID,
          secretAccessKey: data.S3_SECRET_ACCESS_KEY,
        },
      }),
  },
}
