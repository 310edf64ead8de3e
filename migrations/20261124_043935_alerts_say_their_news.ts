import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The subjects that alerts had; those that staff changed stay. */
const subjects = [
  ['nl', '{count} voor u gevonden'],
  ['fr', '{count} pour vous'],
  ['en', '{count} found for you'],
  ['de', '{count} für Sie gefunden'],
] as const

const NEWS = '{news}'

const ofAlerts = sql`exists (select from "mail_texts" m where m."id" = t."_parent_id" and m."kind" = 'demand_matches')`

/** Alerts say in their subject what is new, instead of how many there are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [locale, subject] of subjects)
    await db.execute(sql`
      UPDATE "mail_texts_locales" t SET "subject" = ${NEWS} WHERE t."_locale"::text = ${locale} AND t."subject" = ${subject} AND ${ofAlerts}`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [locale, subject] of subjects)
    await db.execute(sql`
      UPDATE "mail_texts_locales" t SET "subject" = ${subject} WHERE t."_locale"::text = ${locale} AND t."subject" = ${NEWS} AND ${ofAlerts}`)
}
