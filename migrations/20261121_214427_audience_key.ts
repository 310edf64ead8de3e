import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The days of a listing lie far apart in the table and side by side in its key, which answers alone when it holds the numbers
 * too. For that the table must be tidied long before a fifth of it is new.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "property_visits" DROP CONSTRAINT "property_visits_pkey", ADD PRIMARY KEY ("property", "day") INCLUDE ("visits", "visitors");
    ALTER TABLE "property_visits" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 50000,
      autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "property_visits" RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold, autovacuum_vacuum_insert_scale_factor,
      autovacuum_vacuum_insert_threshold);
    ALTER TABLE "property_visits" DROP CONSTRAINT "property_visits_pkey", ADD PRIMARY KEY ("property", "day");
  `)
}
