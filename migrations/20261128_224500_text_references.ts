import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Finds the few descriptions of properties that show a picture or link to a document, so that
 * looking for where one is used does not read all of them.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- locks: writes of descriptions, while each is read once.
  CREATE INDEX "properties_locales_references_idx" ON "properties_locales" ("_parent_id")
    WHERE "description"::text LIKE '%"relationTo"%';
  CREATE INDEX "_properties_v_locales_references_idx" ON "_properties_v_locales" ("_parent_id")
    WHERE "version_description"::text LIKE '%"relationTo"%';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "properties_locales_references_idx";
  DROP INDEX "_properties_v_locales_references_idx";`)
}
