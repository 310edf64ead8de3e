import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The version of the rules that a row was written by. Rows that are there have version 0, so that
 * `src/data/catalogue/search/rebuildSearchRows.ts` writes them again while the site runs.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "property_search" ADD COLUMN "version" integer NOT NULL DEFAULT 0;
    CREATE INDEX "property_search_version" ON "property_search" ("version");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "property_search" DROP COLUMN "version"`)
}
