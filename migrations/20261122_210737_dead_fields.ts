import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Drops a field that nothing reads. Search rows get a column for the listings that staff feature;
 * rows that are there are filled at once.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "renovation_years";
  ALTER TABLE "property_search" ADD COLUMN "is_featured" boolean NOT NULL DEFAULT false;
  UPDATE "property_search" s SET "is_featured" = true FROM "properties" p
    WHERE p."id" = s."id" AND p."featured";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "renovation_years" numeric DEFAULT 6;
  ALTER TABLE "property_search" DROP COLUMN "is_featured";`)
}
