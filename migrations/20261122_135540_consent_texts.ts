import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Every wording that ever stood under a form, by the version the form sends along. Written at each start by
 * `src/data/leads/keepWordings.ts`; `consent.ts` looks older versions up here when a form comes from a page that a browser kept.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "consent_texts" (
      "version" text PRIMARY KEY,
      "form" text NOT NULL,
      "locale" text NOT NULL,
      "text" text NOT NULL,
      "since" timestamptz NOT NULL DEFAULT now()
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "consent_texts"`)
}
